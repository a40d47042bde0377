import { isObject } from '../base/object.ts';
import { bodyPath } from '../contract/bodyPath.ts';
import type { Operation, Payload } from '../contract/types.ts';

interface Options {
  /** Removes all other members of the body. */
  readonly only?: true;
}

/** Returns a request with these members in its body, wherever the body is in the payload. */
export const withMembers = (
  operation: Operation,
  payload: Payload,
  members: Payload,
  { only }: Options = {},
): Payload => changedAt(payload, bodyPath(operation), (body) => (only ? members : { ...body, ...members }));

function changedAt(
  whole: Payload,
  [head, ...rest]: readonly string[],
  change: (body: Payload) => Payload,
): Payload {
  if (head === undefined) return change(whole);
  const inner = whole[head];
  return { ...whole, [head]: changedAt(isObject(inner) ? inner : {}, rest, change) };
}

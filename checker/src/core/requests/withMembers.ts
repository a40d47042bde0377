import { changedAt } from '../base/changedAt.ts';
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

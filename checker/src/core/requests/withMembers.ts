import { changedAt } from '../base/changedAt.ts';
import { bodyPath } from '../contract/bodyPath.ts';
import type { Operation, Payload } from '../contract/types.ts';

interface Options {
  /** Removes all other members of the body. */
  readonly only?: true;
}

/** Returns the parameters of a payload: what is not in its body. */
const parametersIn = ({ places = {} }: Operation, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => places[name] !== undefined));

/** Returns a request with these members in its body, wherever the body is in the payload. */
export const withMembers = (
  operation: Operation,
  payload: Payload,
  members: Payload,
  { only }: Options = {},
): Payload => {
  const path = bodyPath(operation);
  // Without a wrapper, the payload has the parameters beside the members of the body.
  const kept = (body: Payload): Payload => (path.length === 0 ? parametersIn(operation, body) : {});
  return changedAt(payload, path, (body) => ({ ...(only ? kept(body) : body), ...members }));
};

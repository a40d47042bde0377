/** Applies changes of a request to the attributes in its body, wherever these are in the payload. */
import { isObject, memberOf } from '../base/object.ts';
import { bodySchemaOf } from '../contract/body.ts';
import { bodyPath } from '../contract/bodyPath.ts';
import { branchFor } from '../contract/branchFor.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { withMembers } from './withMembers.ts';

/**
 * Varies the attributes, and returns whole requests.
 *
 * @param vary makes several requests of one. It gets an operation whose request has only the attributes
 */
export function inBody(
  operation: Operation,
  base: Payload,
  vary: (operation: Operation, base: Payload) => readonly Payload[],
): Payload[] {
  const path = bodyPath(operation);
  const body = path.reduce<unknown>(memberOf, base);
  if (path.length === 0 || !isObject(body)) return [...vary(operation, base)];
  // The places name parameters beside the body, so they are left out.
  const { bodyMember: _, ...rest } = operation;
  const request = branchFor(bodySchemaOf(operation), body, operation.schemas);
  return vary({ ...rest, request, places: {} }, body).map((each) =>
    withMembers(operation, base, each, { only: true }),
  );
}

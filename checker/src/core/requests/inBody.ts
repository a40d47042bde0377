/** If the body is one member of the payload, changes to the request apply to the body. */
import { isObject } from '../base/object.ts';
import { branchFor } from '../contract/branchFor.ts';
import { flattened } from '../contract/flattened.ts';
import { attributesIn, attributesOf } from '../contract/resource.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** @param vary makes requests of one, each a little different */
export function inBody(
  operation: Operation,
  base: Payload,
  vary: (operation: Operation, base: Payload) => readonly Payload[],
): Payload[] {
  const { bodyMember, ...rest } = operation;
  const body = bodyMember === undefined ? undefined : base[bodyMember];
  if (bodyMember === undefined) {
    // JSON:API keeps the members of a resource in `data.attributes`.
    const inner = attributesOf(operation.request, operation.schemas);
    const own = attributesIn(base);
    if (inner !== operation.request && own !== base && isObject(own))
      return vary({ ...rest, request: inner, places: {} }, own).map((each) => ({
        ...base,
        data: { ...(base['data'] as Payload), attributes: each },
      }));
  }
  if (bodyMember === undefined || !isObject(body)) return [...vary(operation, base)];
  const schema = flattened(operation.request, operation.schemas).properties?.[bodyMember] ?? {};
  const request = branchFor(schema, body, operation.schemas);
  return vary({ ...rest, request, places: {} }, body).map((each) => ({ ...base, [bodyMember]: each }));
}

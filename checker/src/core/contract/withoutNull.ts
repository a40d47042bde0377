import { isObject } from '../base/object.ts';
import { flattened } from './flattened.ts';
import type { Operation, Payload } from './types.ts';

const known = new WeakMap<Operation['schemas'], boolean>();

/** Returns whether the contract mentions null. A generated contract without any null does not forbid null in optional members. */
function mentionsNull({ schemas, request, answers }: Operation): boolean {
  const found = known.get(schemas) ?? namesNull(schemas);
  known.set(schemas, found);
  return found || namesNull([request, answers]);
}

const namesNull = (value: unknown): boolean => JSON.stringify(value)?.includes('"null"') === true;

/** Returns a request without its optional null members, unless the contract mentions null. */
export function withoutNull(operation: Operation, payload: Payload, request = operation.request): Payload {
  const { properties = {}, required = [] } = flattened(request, operation.schemas);
  const isOmittable = (name: string, value: unknown): boolean =>
    value === null && !required.includes(name) && properties[name] !== undefined && !mentionsNull(operation);
  const inner = (name: string, value: unknown): unknown =>
    name === operation.bodyMember && isObject(value)
      ? withoutNull(operation, value, properties[name] ?? {})
      : value;
  return Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      isOmittable(name, value) ? [] : [[name, inner(name, value)]],
    ),
  );
}

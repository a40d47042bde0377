/** Finds the attributes of a resource in a request: JSON:API keeps them in `data.attributes`, Rails in `{ "comment": { … } }`. */
import { successOf } from './answers.ts';
import { flattened } from './flattened.ts';
import type { Operation, Schema } from './types.ts';

const known = new WeakMap<Operation, readonly string[]>();

/** Returns the members that lead from the payload to the attributes. */
export function bodyPath(operation: Operation): readonly string[] {
  const found = known.get(operation) ?? pathIn(operation);
  known.set(operation, found);
  return found;
}

function pathIn(operation: Operation): readonly string[] {
  const { bodyMember, request, schemas } = operation;
  const whole = flattened(request, schemas);
  if (bodyMember === undefined) return wrappersIn(operation, whole);
  const body = flattened(whole.properties?.[bodyMember] ?? {}, schemas);
  // `places` names members of the payload, not of the body in it.
  return [bodyMember, ...wrappersIn({ ...operation, places: {} }, body)];
}

/**
 * Returns `data`, `attributes` for JSON:API; the name of the only member of a written body (Rails), if it is a required object that the
 * resource does not show; else nothing.
 */
function wrappersIn(operation: Operation, body: Schema): readonly string[] {
  const { schemas, places = {}, effect } = operation;
  const inner = (of: Schema, name: string): Schema => flattened(of.properties?.[name] ?? {}, schemas);
  const data = inner(body, 'data');
  if (data.properties?.['type'] && data.properties['attributes']) return ['data', 'attributes'];
  const [name, ...others] = Object.keys(body.properties ?? {}).filter((each) => !places[each]);
  const isWrapper =
    effect === 'write' &&
    name !== undefined &&
    others.length === 0 &&
    body.required?.includes(name) === true &&
    inner(body, name).properties !== undefined &&
    !shows(operation, name);
  return isWrapper ? [name] : [];
}

/** Returns whether the resource in the response has the member. */
function shows(operation: Operation, name: string): boolean {
  const { schemas } = operation;
  const { properties = {} } = flattened(successOf(operation)?.schema ?? {}, schemas);
  const [only, ...others] = Object.values(properties).map((part) => flattened(part, schemas));
  // A single member that is an object wraps the resource: { "comment": { … } }.
  if (others.length === 0 && only?.properties) return only.properties[name] !== undefined;
  const data = flattened(properties['data'] ?? {}, schemas);
  return properties[name] !== undefined || data.properties?.[name] !== undefined;
}

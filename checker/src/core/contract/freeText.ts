/** Lists the members of a request by name, at any depth, and tells which of them may name resources: the free texts. */
import { flattened } from './flattened.ts';
import { typeOf } from './typeOf.ts';
import type { Operation, Schema } from './types.ts';

/** Returns the members of a request that have no members of their own, at any depth. A list stands for its items. */
export function scalarsOf({ request, schemas }: Operation): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  // Each schema is walked once, because it may contain itself. A list is walked once per name: its scalars get the name of its member.
  const seen = new Map<Schema, Set<string>>();
  const walk = (given: Schema, name: string): void => {
    const schema = flattened(given, schemas);
    const names = seen.get(schema) ?? new Set();
    const key = schema.items ? name : '';
    const isScalar = !schema.items && !schema.properties;
    if (!isScalar && names.has(key)) return;
    seen.set(schema, names.add(key));
    if (schema.items) return walk(schema.items, name);
    if (!schema.properties) return void found.set(name, schema);
    for (const [each, part] of Object.entries(schema.properties)) walk(part, each);
  };
  walk(request, '');
  return found;
}

/** Returns whether a schema is a text, but no enum and no file. */
export const isFreeText = (schema: Schema): boolean =>
  typeOf(schema) === 'string' &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.format !== 'binary';

/**
 * Maps members of a request to the names under which responses show their values. A text has the same name in both, because a name
 * means one kind of resource in a contract. Any other value is included only if it is in `linked`.
 */
export function shownAs(operation: Operation): ReadonlyMap<string, string> {
  const own = [...scalarsOf(operation)].filter(([, schema]) => isFreeText(schema)).map(([name]) => name);
  return new Map([...own.map((name) => [name, name] as const), ...Object.entries(operation.linked)]);
}

/** Lists the members of a request by name, at any depth; the contract decides which of them name resources. */
import { flattened } from './flattened.ts';
import { typeOf } from './typeOf.ts';
import type { Operation, Schema } from './types.ts';

/** Every member of an operation's request that holds no other ones. */
export function scalarsOf({ request, schemas }: Operation): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  // A schema may contain itself; a list gives its scalars the name of its member.
  const seen = new Map<Schema, Set<string>>();
  const walk = (given: Schema, name: string): void => {
    const schema = flattened(given, schemas);
    const names = seen.get(schema) ?? new Set();
    const key = schema.items ? name : '';
    if ((schema.items || schema.properties) && names.has(key)) return;
    seen.set(schema, names.add(key));
    if (schema.items) return walk(schema.items, name);
    if (!schema.properties) return void found.set(name, schema);
    for (const [each, part] of Object.entries(schema.properties)) walk(part, each);
  };
  walk(request, '');
  return found;
}

/** A text that is neither one of a list nor a file: it names something, or says something. */
export const isFreeText = (schema: Schema): boolean =>
  typeOf(schema) === 'string' &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.format !== 'binary';

/**
 * Under which names answers show what the members of a request ask for: a text under its own name, because one word means one
 * resource in the contracts; anything else where a link of the contract says so.
 */
export function shownAs(operation: Operation): ReadonlyMap<string, string> {
  const own = [...scalarsOf(operation)].filter(([, schema]) => isFreeText(schema)).map(([name]) => name);
  return new Map([...own.map((name) => [name, name] as const), ...Object.entries(operation.linked)]);
}

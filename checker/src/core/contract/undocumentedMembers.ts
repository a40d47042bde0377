/** Finds members of a document that its schema does not name (`--strict`). */
import { escapedName } from '../base/pointer.ts';
import { resolve } from './resolve.ts';
import type { Schema } from './types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Returns the JSON pointers of members that no schema names. @param given all schemas of the same value */
export function undocumentedMembers(
  given: readonly Schema[],
  document: unknown,
  schemas: Schemas,
  at = '',
): string[] {
  const all = [...new Set(given.flatMap((schema) => allPartsOf(schema, schemas)))];
  if (Array.isArray(document)) {
    const items = all.flatMap(({ items: each }) => (each ? [each] : []));
    return document.flatMap((item, index) => undocumentedMembers(items, item, schemas, `${at}/${index}`));
  }
  if (typeof document !== 'object' || document === null) return [];
  const describesAnyName = all.some(({ additionalProperties }) => typeof additionalProperties === 'object');
  const describesMembers = all.some(({ properties }) => properties);
  if (describesAnyName || !describesMembers) return [];
  return Object.entries(document).flatMap(([name, value]) => {
    const described = all.flatMap(({ properties }) => (properties?.[name] ? [properties[name]] : []));
    const pointer = `${at}/${escapedName(name)}`;
    return described.length === 0 ? [pointer] : undocumentedMembers(described, value, schemas, pointer);
  });
}

/** Parts by schema: two checks read them for each value of each response. */
const known = new WeakMap<Schemas, WeakMap<Schema, readonly Schema[]>>();

function allPartsOf(given: Schema, schemas: Schemas): readonly Schema[] {
  const own = known.get(schemas) ?? new WeakMap<Schema, readonly Schema[]>();
  const found = own.get(given) ?? partsOf(given, schemas, new Set());
  known.set(schemas, own.set(given, found));
  return found;
}

/** Returns a schema and all of its parts for the same value. */
function partsOf(given: Schema, schemas: Schemas, seen: Set<Schema>): Schema[] {
  const schema = resolve(given, schemas);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...parts.flatMap((part) => partsOf(part, schemas, seen))];
}

import type { Schema } from './types.ts';

/** Maximum number of references to references. A longer trail is circular. */
const LONGEST_TRAIL = 50;

/** Resolves the reference of a schema. A circular one constrains nothing. */
export function resolve(schema: Schema, schemas: Readonly<Record<string, Schema>>, trail = 0): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const found = name === undefined || !Object.hasOwn(schemas, name) ? undefined : schemas[name];
  if (!found) return schema;
  return trail < LONGEST_TRAIL ? resolve(found, schemas, trail + 1) : {};
}

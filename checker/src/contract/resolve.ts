import type { Schema } from './types.ts';

/** A schema with its reference followed. */
export function resolve(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const found = name === undefined ? undefined : schemas[name];
  return found ? resolve(found, schemas) : schema;
}

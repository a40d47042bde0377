import { flattened } from '../flattened.ts';
import type { Schema } from '../types.ts';

type All = Readonly<Record<string, Schema>>;

/** Returns the schema of a part of a response, by its JSON pointer; empty if the contract does not describe it. */
export function valueSchemaAt(schema: Schema, pointer: string, schemas: All): Schema {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema>((part, name) => memberSchema(part, name, schemas), schema);
}

/** Each part of an `allOf` may describe the member; the last non-empty description counts. */
function memberSchema(schema: Schema, name: string, schemas: All): Schema {
  const { properties = {} } = flattened(schema, schemas);
  return properties[name] ?? {};
}

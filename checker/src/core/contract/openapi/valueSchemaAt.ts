import { namesIn } from '../../base/pointer.ts';
import { flattened } from '../flattened.ts';
import type { Schema } from '../types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Returns the schema of a part of a response, by its JSON pointer; empty if the contract does not describe it. */
export function valueSchemaAt(schema: Schema, pointer: string, schemas: Schemas): Schema {
  return namesIn(pointer).reduce<Schema>((part, name) => memberSchema(part, name, schemas), schema);
}

/** Returns the schema of a member. If several parts of an `allOf` describe it, the last one counts. */
function memberSchema(schema: Schema, name: string, schemas: Schemas): Schema {
  const { properties = {} } = flattened(schema, schemas);
  return properties[name] ?? {};
}

import { resolve } from './resolve.ts';
import type { Schema } from './types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Results by schema. Contracts do not change during a run, and every response is checked against the same few schemas. */
const known = new WeakMap<Schemas, WeakMap<Schema, Schema>>();

/** Returns a schema with its reference resolved and its `allOf` merged; its own members take precedence. */
export function flattened(schema: Schema, schemas: Schemas): Schema {
  const ofThese = known.get(schemas) ?? new WeakMap<Schema, Schema>();
  known.set(schemas, ofThese);
  const before = ofThese.get(schema);
  if (before) return before;
  // A schema that contains itself as a part adds nothing.
  ofThese.set(schema, {});
  const found = merged(schema, schemas);
  ofThese.set(schema, found);
  return found;
}

function merged(schema: Schema, schemas: Schemas): Schema {
  const { allOf, ...own } = resolve(schema, schemas);
  if (!allOf) return own;
  return [...allOf.map((part) => flattened(part, schemas)), own].reduce<Schema>(
    (whole, part) => ({
      ...whole,
      ...part,
      properties: { ...whole.properties, ...part.properties },
      required: [...new Set([...(whole.required ?? []), ...(part.required ?? [])])],
    }),
    {},
  );
}

import { resolve } from './resolve.ts';
import type { Schema } from './types.ts';

/** A schema with its reference followed and the parts of its `allOf` laid over one another, its own members uppermost. */
export function flattened(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const { allOf, ...own } = resolve(schema, schemas);
  if (!allOf) return own;
  return [...allOf.map((part) => flattened(part, schemas)), own].reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: { ...sum.properties, ...part.properties },
      required: [...new Set([...(sum.required ?? []), ...(part.required ?? [])])],
    }),
    {},
  );
}

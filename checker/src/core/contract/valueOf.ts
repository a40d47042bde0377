import { flattened } from './flattened.ts';
import type { Schema } from './types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Returns the schema of a value without null: boolean for `anyOf: [boolean, null]`, as FastAPI writes an optional parameter. */
export function valueOf(given: Schema, schemas: Schemas): Schema {
  const schema = flattened(given, schemas);
  const options = (schema.anyOf ?? schema.oneOf)?.map((option) => flattened(option, schemas));
  const real = options?.filter(({ type }) => type !== 'null') ?? [];
  const [only, ...others] = real;
  if (!only || others.length > 0 || options?.length === 1) return schema;
  const { anyOf: _, oneOf: __, ...own } = schema;
  return { ...only, ...own };
}

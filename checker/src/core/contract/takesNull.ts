import { flattened } from './flattened.ts';
import type { Schema } from './types.ts';

/** Returns whether a schema names null among its values; an empty schema does not. */
export function takesNull(given: Schema, schemas: Readonly<Record<string, Schema>>): boolean {
  const { type, enum: values = [], anyOf = [], oneOf = [] } = flattened(given, schemas);
  return (
    [type].flat().includes('null') ||
    values.includes(null) ||
    [...anyOf, ...oneOf].some((part) => takesNull(part, schemas))
  );
}

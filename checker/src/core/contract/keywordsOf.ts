import { isObject } from '../base/object.ts';
import type { Schema } from './types.ts';

/** Keywords that constrain nothing. */
const NOTES = new Set([
  'example',
  'examples',
  'default',
  'description',
  'title',
  'summary',
  'deprecated',
  '$comment',
]);
/** Keywords whose values are schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']);
/** Keywords whose values are not schemas. */
const VALUES = new Set(['enum', 'const', 'required', 'type', 'dependentRequired']);

/**
 * Returns a schema without keywords that constrain nothing. Examples may contain words like `$id`, and descriptions
 * are most of a large contract.
 */
export const keywordsOf = (schema: Schema): Schema => part(schema) as Schema;

export const allKeywordsOf = (schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, keywordsOf(schema)]));

function part(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(part);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => {
      if (NOTES.has(name) || name.startsWith('x-')) return [];
      if (VALUES.has(name)) return [[name, held]];
      if (MAPS.has(name) && isObject(held))
        return [[name, Object.fromEntries(Object.entries(held).map(([key, each]) => [key, part(each)]))]];
      return [[name, part(held)]];
    }),
  );
}

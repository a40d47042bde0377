import { isObject } from '../base/object.ts';
import { flattened } from './flattened.ts';
import type { Schema } from './types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Returns a schema, or the branch of a choice that describes a value: the value has its required members and its
 * distinguishing values.
 */
export function branchFor(given: Schema, value: unknown, schemas: Schemas): Schema {
  const { oneOf, anyOf, ...rest } = flattened(given, schemas);
  const options = oneOf ?? anyOf;
  if (!options || !isObject(value)) return flattened(given, schemas);
  const found = options
    .map((option) => flattened(option, schemas))
    .find(({ properties = {}, required = [] }) => {
      const fits = Object.entries(properties).every(([name, part]) => {
        const { enum: values, const: only } = flattened(part, schemas);
        const allowed = only === undefined ? values : [only];
        const own = value[name];
        // The members of a form are texts, those of numbers too.
        return own === undefined || (allowed?.some((each) => String(each) === String(own)) ?? true);
      });
      return fits && required.every((name) => name in value);
    });
  if (!found) return flattened(given, schemas);
  return {
    ...rest,
    ...found,
    properties: { ...rest.properties, ...found.properties },
    required: [...new Set([...(rest.required ?? []), ...(found.required ?? [])])],
  };
}

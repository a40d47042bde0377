/** Reads object schemas of the contracts, for comparison with a field list. */
import { contractOf } from '#tools/contract/generated.ts';

/** Returns the property names of a schema. */
export function fieldsOf(service: string, schema: string): string[] {
  const { schemas = {} } = contractOf(service).document.components ?? {};
  const found = schemas[schema];
  if (found === undefined)
    throw new Error(`${service} has no schema ${schema}; it has ${Object.keys(schemas).join(', ')}`);
  return Object.keys(found.properties ?? {});
}

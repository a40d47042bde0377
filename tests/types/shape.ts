/** What a schema of the contract says about an object, for tests that hold it against a list of fields. */
import { contractOf } from '#tools/contract/generated.ts';

/** Names of the properties of a schema, those of its allOf parts too. */
export function fieldsOf(service: string, schema: string): string[] {
  const { schemas = {} } = contractOf(service).document.components ?? {};
  const found = schemas[schema];
  if (found === undefined)
    throw new Error(`${service} has no schema ${schema}; it has ${Object.keys(schemas).join(', ')}`);
  return Object.keys(found.properties ?? {});
}

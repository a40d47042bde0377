/** What a schema of the contract says about an object, for tests that hold it against a list of fields. */
import gateway from '#generated/gateway/openapi.json' with { type: 'json' };
import legacy from '#generated/legacy/openapi.json' with { type: 'json' };
import provisional from '#generated/provisional/openapi.json' with { type: 'json' };
import standard from '#generated/standard/openapi.json' with { type: 'json' };

const contracts = { gateway, legacy, provisional, standard };

/** Names of the properties of a schema, those of its allOf parts too. */
export function fieldsOf(service: keyof typeof contracts, schema: string): string[] {
  return Object.keys(propertiesOf(service, { $ref: `#/components/schemas/${schema}` }));
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}

function propertiesOf(service: keyof typeof contracts, schema: Schema): Record<string, Schema> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const schemas = contracts[service].components.schemas as Record<string, unknown>;
    const found = schemas[name] as Schema | undefined;
    if (found === undefined)
      throw new Error(`${service} has no schema ${name}; it has ${Object.keys(schemas).join(', ')}`);
    return propertiesOf(service, found);
  }
  return Object.assign(
    {},
    schema.properties,
    ...(schema.allOf ?? []).map((part) => propertiesOf(service, part)),
  );
}

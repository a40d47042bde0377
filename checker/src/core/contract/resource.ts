/** Reads resources in special forms: JSON:API, and Google's resource names (AIP-122). */
import { isObject } from '../base/object.ts';
import { flattened } from './flattened.ts';
import type { Schema } from './types.ts';

type All = Readonly<Record<string, Schema>>;

const known = new WeakMap<Schema, Schema>();

/** A resource as the contract has it, its members side by side. */
export function plainSchema(schema: Schema, schemas: All): Schema {
  const found = known.get(schema) ?? named(withAttributes(schema, schemas), schemas);
  known.set(schema, found);
  return found;
}

function withAttributes(schema: Schema, schemas: All): Schema {
  const { properties = {}, required = [] } = schema;
  const { type, attributes, relationships: _, links: __, ...rest } = properties;
  const own = attributes && flattened(attributes, schemas);
  if (!type || !own?.properties) return schema;
  return {
    ...schema,
    properties: { ...own.properties, ...rest },
    required: [...(own.required ?? []), ...required.filter((name) => name in rest)],
  };
}

/** `samples/{sample}` is a thing of `/samples`, and its last part names it there. */
function named(schema: Schema, schemas: All): Schema {
  const { properties = {} } = schema;
  return properties['id'] || !hasResourceName(schema, schemas)
    ? schema
    : { ...schema, properties: { ...properties, id: { type: 'string' } } };
}

/** Returns whether the pattern of `name` begins with a collection, as in `pets/7`. */
export function hasResourceName({ properties = {} }: Schema, schemas: All): boolean {
  const name = properties['name'] && flattened(properties['name'], schemas);
  return name?.pattern !== undefined && /^\^?[a-z]\w*\\?\//i.test(name.pattern);
}

/** Returns a resource of a response, its members side by side. */
export function plainValue(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { type, attributes, relationships: _, links: __, ...rest } = value;
  if (typeof type === 'string' && isObject(attributes)) return { ...attributes, ...rest };
  const last =
    typeof value['name'] === 'string'
      ? /^(?:[a-z]\w*\/[\w.~-]+\/)*[a-z]\w*\/([\w.~-]+)$/i.exec(value['name'])?.[1]
      : undefined;
  return value['id'] === undefined && last !== undefined ? { ...value, id: last } : value;
}

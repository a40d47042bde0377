/** Reads resources in special forms: JSON:API, HAL, Kubernetes objects, and Google's resource names (AIP-122). */
import { isObject } from '../base/object.ts';
import { flattened } from './flattened.ts';
import type { Payload, Schema } from './types.ts';

type Schemas = Readonly<Record<string, Schema>>;

const known = new WeakMap<Schema, Schema>();

/** Returns the schema of a resource in plain form: all members directly in one object. */
export function plainSchema(schema: Schema, schemas: Schemas): Schema {
  const found =
    known.get(schema) ??
    withIdOfName(withObjectName(withEmbedded(withAttributes(schema, schemas), schemas), schemas), schemas);
  known.set(schema, found);
  return found;
}

/** HAL keeps lists and related resources in `_embedded`. */
function withEmbedded(schema: Schema, schemas: Schemas): Schema {
  const { _embedded: held, ...rest } = schema.properties ?? {};
  const inner = held && flattened(held, schemas).properties;
  return inner ? { ...schema, properties: { ...inner, ...rest } } : schema;
}

/** A Kubernetes object has its name in `metadata`. */
function withObjectName(schema: Schema, schemas: Schemas): Schema {
  const { kind, apiVersion, metadata, name } = schema.properties ?? {};
  if (!kind || !apiVersion || !metadata || name) return schema;
  const own = flattened(metadata, schemas).properties?.['name'];
  return own ? { ...schema, properties: { ...schema.properties, name: own } } : schema;
}

/** JSON:API keeps the members of a resource in `attributes`, beside `id` and `type`. */
function withAttributes(schema: Schema, schemas: Schemas): Schema {
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

/** Adds an `id` to a resource whose `name` is like `samples/17`: its last part is the id. */
function withIdOfName(schema: Schema, schemas: Schemas): Schema {
  const { properties = {} } = schema;
  return properties['id'] || !hasResourceName(schema, schemas)
    ? schema
    : { ...schema, properties: { ...properties, id: { type: 'string' } } };
}

/** Returns whether the pattern of `name` begins with a collection, as in `pets/7`. */
export function hasResourceName({ properties = {} }: Schema, schemas: Schemas): boolean {
  const name = properties['name'] && flattened(properties['name'], schemas);
  return name?.pattern !== undefined && /^\^?[a-z]\w*\\?\//i.test(name.pattern);
}

/** Returns a resource of a response in plain form: all members directly in one object. */
export function plainValue(given: unknown): unknown {
  if (!isObject(given)) return given;
  const value = withObjectNameOf(withEmbeddedOf(given));
  if (typeof value['type'] === 'string' && isObject(value['attributes'])) {
    const { type: _, attributes, relationships: __, links: ___, ...rest } = value;
    return { ...attributes, ...rest };
  }
  const { name } = value;
  const last = typeof name === 'string' ? RESOURCE_NAME.exec(name)?.[1] : undefined;
  return value['id'] === undefined && last !== undefined ? { ...value, id: last } : value;
}

/** `samples/17`, `labs/3/samples/17`, with the last id. */
const RESOURCE_NAME = /^(?:[a-z]\w*\/[\w.~-]+\/)*[a-z]\w*\/([\w.~-]+)$/i;

function withEmbeddedOf(value: Payload): Payload {
  if (!isObject(value['_embedded'])) return value;
  const { _embedded: held, ...rest } = value;
  return { ...held, ...rest };
}

function withObjectNameOf(value: Payload): Payload {
  const { kind, apiVersion, metadata } = value;
  const isKubernetes = typeof kind === 'string' && typeof apiVersion === 'string' && isObject(metadata);
  return isKubernetes && value['name'] === undefined && typeof metadata['name'] === 'string'
    ? { ...value, name: metadata['name'] }
    : value;
}

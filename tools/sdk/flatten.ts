import type { Document, RawOperation, Schema } from '#tools/contract/document.ts';
import { flattened } from '#tools/contract/resolve.ts';
import { isObject } from '#tools/object.ts';

/**
 * Rewrites a bundled OpenAPI 3.1 contract so that it has no `oneOf` envelopes and no JSON inside strings. Each envelope
 * becomes one named schema with the members of every branch; keywords that OpenAPI 3.0 lacks are dropped, and so are all responses but
 * HTTP 200 of an operation that answers JSON. The wire format stays the same; only the types are less precise.
 */
export function flattenEnvelopes(contract: Document): object {
  const schemas = { ...contract.components?.schemas };
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [method, flattenOperation(operation, schemas)]),
      ),
    ]),
  );
  const { jsonSchemaDialect: _dialect, ...rest } = contract;
  return { ...rest, paths, components: { ...contract.components, schemas: simplify(schemas) } };
}

function flattenOperation(operation: RawOperation, schemas: Record<string, Schema>): object {
  const id = operation.operationId;
  const flat = simplify(operation);
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  if (!answer) return flat;
  const schema = nameEnvelope(`${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`, answer, schemas);
  return {
    ...flat,
    responses: { '200': { description: 'envelope', content: { 'application/json': { schema } } } },
  };
}

/** Stores the flattened envelope under its own name and returns a reference; a nested envelope gets a name too. */
function nameEnvelope(name: string, schema: Schema, schemas: Record<string, Schema>): Schema {
  if (!schema.oneOf) return simplify(schema);
  const properties: Record<string, Schema> = {};
  for (const branch of schema.oneOf) {
    const members = flattened(branch, { schemas }).properties ?? {};
    for (const [key, property] of Object.entries(members))
      properties[key] = mergeMember(properties[key], property);
  }
  for (const [key, property] of Object.entries(properties)) {
    if (property.oneOf) properties[key] = nameEnvelope(name.replace(/Answer$/, 'Result'), property, schemas);
  }
  schemas[name] = { type: 'object', properties };
  return { $ref: `#/components/schemas/${name}` };
}

/** Merges two branches' schemas of a member: enumerations are joined, and a schema wins over `null`. */
function mergeMember(present: Schema | undefined, property: Schema): Schema {
  if (!present) return property;
  if (present.enum && property.enum)
    return { ...present, enum: [...new Set([...present.enum, ...property.enum])] };
  return property.type !== 'null' && present.type === 'null' ? property : present;
}

const DROPPED = ['contentSchema', 'contentMediaType', 'examples', 'unevaluatedProperties'];

/** Drops the keywords that OpenAPI 3.0 lacks and `x-errors`, and turns `[T, null]` into `nullable`, at any depth. */
const simplify = <Part extends object>(part: Part): Part => simplified(part) as Part;

function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !DROPPED.includes(key) && !key.startsWith('x-errors'),
  );
  const rest = Object.fromEntries(entries.map(([key, member]) => [key, simplified(member)]));
  if (Array.isArray(value['type'])) {
    const [type] = value['type'].filter((name) => name !== 'null');
    return { ...rest, ...(type !== undefined && { type }), nullable: true };
  }
  return value['type'] === 'null' ? { type: 'object', nullable: true } : rest;
}

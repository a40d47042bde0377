import type { Document, RawOperation, Schema } from '#tools/contract/document.ts';
import { flattened } from '#tools/contract/resolve.ts';
import { isObject } from '#tools/object.ts';

/**
 * Rewrites a bundled OpenAPI 3.1 contract so that code generators which know neither `oneOf` envelopes nor JSON inside
 * strings give code that compiles: each envelope becomes one named schema with every branch's members, and the keywords that
 * OpenAPI 3.0 lacks are dropped. What travels stays the same; only how precisely it is typed gets less.
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

/** Puts the flattened envelope under a name of its own and refers to it; an envelope inside it gets one too. */
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

/** Codes of all branches together; of a member that a failure leaves null, the success's shape. */
function mergeMember(present: Schema | undefined, property: Schema): Schema {
  if (!present) return property;
  if (present.enum && property.enum)
    return { ...present, enum: [...new Set([...present.enum, ...property.enum])] };
  return property.type !== 'null' && present.type === 'null' ? property : present;
}

const DROPPED = ['contentSchema', 'contentMediaType', 'examples', 'unevaluatedProperties'];

/** Drops the keywords that OpenAPI 3.0 lacks and turns `[T, null]` into `nullable`, at any depth. */
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

/** A JSON document whose shape we only walk. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const membersOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/**
 * Rewrites a bundled OpenAPI 3.1 contract so that code generators which know neither `oneOf` envelopes nor JSON inside
 * strings give code that compiles: each envelope becomes one named schema with every branch's members, and the keywords that
 * OpenAPI 3.0 lacks are dropped. What travels stays the same; only how precisely it is typed gets less.
 */
export function flattenEnvelopes(contract: JsonObject): JsonObject {
  const schemas = { ...membersOf(at(contract, 'components', 'schemas')) };
  const paths = Object.fromEntries(
    Object.entries(membersOf(contract.paths)).map(([path, item]) => [path, flattenItem(item, schemas)]),
  );
  const named = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, simplify(schema)]));
  const { jsonSchemaDialect: _dialect, ...rest } = contract;
  return {
    ...rest,
    paths,
    components: { ...membersOf(contract.components), schemas: named },
  };
}

function flattenItem(item: Json, schemas: Record<string, Json>): Json {
  if (!isObject(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [
      method,
      isObject(operation) ? flattenOperation(operation, schemas) : operation,
    ]),
  );
}

function flattenOperation(operation: JsonObject, schemas: Record<string, Json>): Json {
  const id = String(operation.operationId);
  const flat = simplify(operation);
  const answer = at(operation, 'responses', '200', 'content', 'application/json', 'schema');
  if (!isObject(answer)) return flat;
  const reference = nameEnvelope(`${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`, answer, schemas);
  return {
    ...membersOf(flat),
    responses: { '200': { description: 'envelope', content: { 'application/json': { schema: reference } } } },
  };
}

/** Puts the flattened envelope under a name of its own and refers to it; an envelope inside it gets one too. */
function nameEnvelope(name: string, schema: JsonObject, schemas: Record<string, Json>): Json {
  if (!isList(schema.oneOf)) return simplify(schema);
  const properties: Record<string, Json> = {};
  for (const branch of schema.oneOf) {
    for (const [key, property] of members(branch, schemas))
      properties[key] = mergeMember(properties[key], property);
  }
  for (const [key, property] of Object.entries(properties)) {
    if (isObject(property) && isList(property.oneOf))
      properties[key] = nameEnvelope(name.replace(/Answer$/, 'Result'), property, schemas);
  }
  schemas[name] = { type: 'object', properties };
  return { $ref: `#/components/schemas/${name}` };
}

/** The properties of one branch, those of its references and `allOf` parts included. */
function members(branch: Json, schemas: Record<string, Json>): (readonly [string, Json])[] {
  if (!isObject(branch)) return [];
  const target =
    typeof branch.$ref === 'string' ? (schemas[branch.$ref.split('/').at(-1) ?? ''] ?? {}) : branch;
  if (!isObject(target)) return [];
  const parts = isList(target.allOf) ? target.allOf.flatMap((part) => members(part, schemas)) : [];
  return [...parts, ...Object.entries(membersOf(target.properties))];
}

/** Codes of all branches together; of a member that a failure leaves null, the success's shape. */
function mergeMember(present: Json | undefined, property: Json): Json {
  if (!isObject(present)) return property;
  if (!isObject(property)) return present;
  if (isList(present.enum) && isList(property.enum)) {
    return {
      ...present,
      enum: [...new Set([...present.enum, ...property.enum])],
    };
  }
  return property.type === 'null' ? present : present.type === 'null' ? property : present;
}

const DROPPED = ['contentSchema', 'contentMediaType', 'examples', 'unevaluatedProperties'];

/** Drops the keywords that OpenAPI 3.0 lacks and turns `[T, null]` into `nullable`, at any depth. */
function simplify(value: Json): Json {
  if (isList(value)) return value.map(simplify);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !DROPPED.includes(key) && !key.startsWith('x-errors'),
  );
  const rest = Object.fromEntries(entries.map(([key, member]) => [key, simplify(member)]));
  if (isList(value.type)) {
    const [type] = value.type.filter((name) => name !== 'null');
    return { ...rest, ...(type !== undefined && { type }), nullable: true };
  }
  return value.type === 'null' ? { type: 'object', nullable: true } : rest;
}

function at(value: Json | undefined, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((node, key) => (isObject(node) ? node[key] : undefined), value);
}

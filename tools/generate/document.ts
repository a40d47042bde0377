import type { Envelope, ErrorRow } from './runtime/facts.ts';

export type { Envelope, ErrorRow };

/** The part of a bundled OpenAPI 3.1 document that the generator reads, our extensions included. */
export interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
  readonly 'x-envelope': Envelope | 'none';
  readonly 'x-time-limit'?: number;
  /** Names of the parameters that every operation takes (serviceParameters.ts). */
  readonly 'x-parameters'?: readonly string[];
  /** Members of an input that the client adds where its caller leaves them out (1 §7, 2 §7). */
  readonly 'x-client-adds'?: readonly string[];
  readonly 'x-errors'?: { readonly before: readonly ErrorRow[]; readonly after: readonly ErrorRow[] };
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly contentSchema?: Schema;
  readonly [key: string]: unknown;
}

interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Content {
  readonly 'application/json'?: Media;
  /** Uploads; the file is a string of format `binary`. */
  readonly 'multipart/form-data'?: Media;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface RawOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-spec'?: string;
  readonly 'x-provenance'?: 'assumed';
  readonly 'x-why'?: string;
  readonly 'x-effect': 'read' | 'write';
  readonly 'x-system'?: string;
  readonly 'x-safe-api'?: boolean;
  readonly 'x-login'?: 'optional';
  readonly 'x-errors'?: readonly ErrorRow[];
}

/** One operation with its method, path, parameters (references resolved) and complete error table. */
export interface Operation extends RawOperation {
  readonly parameters: readonly Parameter[];
  readonly method: string;
  readonly path: string;
  readonly errors: readonly ErrorRow[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of a document, in the order of its table of contents, service-wide error rows merged in. */
export function listOperations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      return raw
        ? [
            {
              ...raw,
              method,
              path,
              parameters: parametersOf(document, raw),
              errors: mergeErrors(document, raw),
            },
          ]
        : [];
    }),
  );
}

function parametersOf(document: Document, raw: RawOperation): Parameter[] {
  return (raw.parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = document.components?.parameters?.[parameter.$ref.replace('#/components/parameters/', '')];
    if (!found) throw new Error(`${raw.operationId}: no parameter ${parameter.$ref}`);
    return found;
  });
}

/** Service-wide rows stand around the operation's own: the login check first, the fault last. */
function mergeErrors(document: Document, raw: RawOperation): ErrorRow[] {
  const own = raw['x-errors'] ?? [];
  const inherited = (rows: readonly ErrorRow[]) =>
    rows.filter((row) => !own.some(({ code, layer }) => code === row.code && layer === row.layer));
  const before = document['x-errors']?.before ?? [];
  const needsLogin = raw['x-login'] !== 'optional';
  return [...(needsLogin ? inherited(before) : []), ...own, ...inherited(document['x-errors']?.after ?? [])];
}

/** The schema of what an operation is asked with: the body, else the query parameters as an object. */
export function requestSchema(operation: Operation): Schema {
  return requestMedia(operation)?.schema ?? querySchema(operation);
}

function requestMedia(operation: Operation): Media | undefined {
  const content = operation.requestBody?.content;
  return content?.['application/json'] ?? content?.['multipart/form-data'];
}

/** The query parameters of an operation as one object schema. */
function querySchema(operation: Operation): Schema {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
  };
}

/** The schema of the document that travels as text in `reqData`, if the operation has one (spec 2 §7). */
export function innerSchema(operation: Operation): Schema | undefined {
  return requestSchema(operation).properties?.reqData?.contentSchema;
}

/** The schema of the HTTP 200 answer. */
export function responseSchema(operation: Operation): Schema {
  const content = operation.responses['200']?.content?.['application/json'];
  if (!content) throw new Error(`${operation.operationId}: no application/json answer for HTTP 200`);
  return content.schema;
}

/** Named examples of an operation's request and answer. */
export function examplesOf(operation: Operation) {
  const values = (examples?: Readonly<Record<string, Example>>) =>
    Object.fromEntries(Object.entries(examples ?? {}).map(([name, example]) => [name, example.value]));
  return {
    request: { ...values(requestMedia(operation)?.examples), ...queryExamples(operation) },
    response: values(operation.responses['200']?.content?.['application/json']?.examples),
  };
}

/**
 * Examples of query parameters, gathered into whole query documents: named as the first parameter names its examples, the
 * others giving their example of that name or else their first one.
 */
function queryExamples(operation: Operation): Record<string, Record<string, unknown>> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.examples);
  const names = Object.keys(query[0]?.examples ?? {});
  const value = (examples: Readonly<Record<string, Example>>, name: string) =>
    (examples[name] ?? Object.values(examples)[0])?.value;
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(query.map((parameter) => [parameter.name, value(parameter.examples ?? {}, name)])),
    ]),
  );
}

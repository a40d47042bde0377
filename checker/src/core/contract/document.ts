/** The part of a bundled OpenAPI document that the checker reads, including our extensions. */
import type { Members } from './envelope.ts';
import type { ErrorRow, Paging, Schema } from './types.ts';

/** A row of an error table, as it is written. */
export type RawRow = Omit<ErrorRow, 'file' | 'line'>;

interface Example {
  readonly value: unknown;
}

export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

type Content = Readonly<Record<string, Media | undefined>>;

/** Link that passes a value from a response into the request of another operation. */
export interface Link {
  readonly operationId: string;
  readonly parameters?: unknown;
  readonly requestBody?: unknown;
}

export interface RawOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly links?: Readonly<Record<string, Link>> }>
  >;
  readonly 'x-effect': 'read' | 'write';
  readonly 'x-system'?: string;
  readonly 'x-safe-api'?: boolean;
  readonly 'x-login'?: 'optional';
  readonly 'x-paging'?: Paging;
  readonly 'x-errors'?: readonly RawRow[];
}

export interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation | undefined>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
  readonly 'x-envelope': (Members & { readonly systems?: Readonly<Record<string, Members>> }) | 'none';
  readonly 'x-time-limit'?: number;
  readonly 'x-paging'?: Paging;
  /** Rows of every operation, before and after its own in the order of precedence. */
  readonly 'x-errors'?: { readonly before: readonly RawRow[]; readonly after: readonly RawRow[] };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns every operation of a document with its method and path, in document order. */
export function rawOperations(document: Document): { path: string; method: string; raw: RawOperation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item?.[method];
      return raw ? [{ path, method, raw }] : [];
    }),
  );
}

/** Returns the parameters of an operation in one place, with references resolved. */
export function parametersOf(document: Document, raw: RawOperation, place: Parameter['in']): Parameter[] {
  const all = (raw.parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = document.components?.parameters?.[parameter.$ref.replace('#/components/parameters/', '')];
    if (!found) throw new Error(`${raw.operationId}: no parameter ${parameter.$ref}`);
    return found;
  });
  return all.filter((parameter) => parameter.in === place);
}

/** Returns the schema of a request: the body, or the query parameters as one object. */
export function requestOf(document: Document, raw: RawOperation): Schema {
  return mediaOf(raw)?.schema ?? asObject(parametersOf(document, raw, 'query'));
}

const asObject = (parameters: readonly Parameter[]): Schema => ({
  type: 'object',
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
});

/** Returns the JSON or form body of an operation. */
export const mediaOf = (raw: RawOperation): Media | undefined =>
  raw.requestBody?.content['application/json'] ?? raw.requestBody?.content['multipart/form-data'];

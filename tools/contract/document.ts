import type { Envelope, ErrorRow } from '#generated/runtime/facts.ts';

/** The part of a bundled OpenAPI 3.1 document that our tools read, our extensions included. */
export interface Document {
  readonly jsonSchemaDialect?: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components?: Components;
  readonly 'x-envelope': Envelope | 'none';
  readonly 'x-time-limit'?: number;
  /** Names of the parameters that every operation takes (tools/generate/serviceParameters.ts). */
  readonly 'x-parameters'?: readonly string[];
  /** Members of an input that the client adds if its caller leaves them out (1 §7, 2 §7). */
  readonly 'x-client-adds'?: readonly string[];
  /** Error rows that operations inherit: `after` their own rows; if they need a login, also `before` them, and `writes` if they write. */
  readonly 'x-errors'?: {
    readonly before: readonly ErrorRow[];
    readonly writes?: readonly ErrorRow[];
    readonly after: readonly ErrorRow[];
  };
}

export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface Schema {
  readonly $ref?: string;
  /** Name of a resolved schema (resolve.ts). */
  readonly 'x-name'?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: unknown;
  readonly format?: string;
  readonly contentSchema?: Schema;
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-descriptions'?: readonly string[];
  readonly [keyword: string]: unknown;
}

export type Examples = Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>;

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Examples;
}

/** Content by media type, such as `application/json`. An upload is `multipart/form-data`; its file is a string of format `binary`. */
type Content = Readonly<Partial<Record<string, Media>>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Examples;
}

export interface RawOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Partial<Record<string, { readonly description?: string; readonly content?: Content }>>
  >;
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

/** One service's contract, bundled into a single document. */
export interface Contract {
  readonly service: string;
  readonly document: Document;
  readonly operations: readonly Operation[];
}

import type { ErrorRow, Parameter, Schema } from '../model.ts';

/** A bundled contract (generated/<service>/openapi.json), as far as the site reads it. */
export interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation | undefined>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

export type RawExamples = Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>;

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: RawExamples;
}

interface RawAnswer {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface RawOperation {
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, RawAnswer>>;
  readonly 'x-spec'?: string;
  readonly 'x-provenance'?: 'assumed';
  readonly 'x-why'?: string;
}

/** A row of generated/<service>/operations.ts. */
export interface OperationRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly effect: string;
  readonly system?: string;
  readonly login?: string;
  readonly signed?: boolean;
  readonly errors: readonly ErrorRow[];
}

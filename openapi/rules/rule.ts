/** The little of Redocly's rule interface that our rules use, typed by what our contracts hold. */
export interface Place {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  child(path: (string | number)[]): Place;
}

export interface RuleContext {
  report(problem: { message: string; location?: Place; suggest?: string[] }): void;
  readonly location: Place;
  resolve<T>(reference: { $ref: string }, from?: string): { node?: T; location?: Place };
}

export interface OperationNode {
  readonly operationId?: string;
  readonly summary?: string;
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaNode>> }>>;
  readonly [extension: `x-${string}`]: unknown;
}

interface MediaNode {
  readonly schema?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface SchemaNode {
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly [key: string]: unknown;
}

export type Rule = () => {
  Root?(root: Readonly<Record<string, unknown>>, context: RuleContext): void;
  Operation?(operation: OperationNode, context: RuleContext): void;
  Schema?(schema: SchemaNode, context: RuleContext): void;
  MediaType?(media: MediaNode, context: RuleContext): void;
};

/** The part of Redocly's rule interface that these rules use, typed by the contracts' content. */
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

/** A row of `x-errors`, not yet validated. */
export interface RowNode {
  readonly code?: string;
  readonly when?: string;
  readonly layer?: string;
  readonly message?: string;
}

export interface OperationNode {
  readonly operationId?: string;
  readonly summary?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, MediaNode>> };
  readonly parameters?: readonly ParameterNode[];
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaNode>> }>>;
  readonly 'x-errors'?: readonly RowNode[];
  readonly [extension: `x-${string}`]: unknown;
}

/** Its reference, if it has one, is already resolved by `inline`. */
interface ParameterNode {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: SchemaNode;
}

interface MediaNode {
  readonly schema?: SchemaNode;
  readonly examples?: Readonly<Record<string, { readonly value?: ExampleNode }>>;
}

/** An example of a gateway request contains its document as text. */
interface ExampleNode {
  readonly reqData?: unknown;
}

export interface SchemaNode {
  readonly $ref?: string;
  readonly contentSchema?: SchemaNode;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly [key: string]: unknown;
}

export type Rule = () => {
  Operation?(operation: OperationNode, context: RuleContext): void;
  Schema?(schema: SchemaNode, context: RuleContext): void;
  MediaType?(media: MediaNode, context: RuleContext): void;
};

/** Result and parameters of a schema comparison. */
import type { Place } from '../changes/change.ts';
import type { SchemaRule } from '../changes/rules.ts';
import type { Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';

export type Direction = 'request' | 'response';

export interface SchemaChange {
  readonly rule: SchemaRule;
  /** Path from the compared root schema, such as `/items/*\/name`; empty for the root. */
  readonly at: string;
  readonly detail: string;
  readonly place: Place | undefined;
}

/** A pair of nodes below another pair. */
export interface Inner {
  readonly at: string;
  readonly old: Node;
  readonly fresh: Node;
}

export interface PairResult {
  readonly changes: readonly SchemaChange[];
  readonly inner: readonly Inner[];
}

/** Context of a comparison: direction and notation. */
export interface View {
  readonly direction: Direction;
  /** Values travel as text (path, query, header, cookie): a number is a text too. */
  readonly asText: boolean;
  /** Values are written as XML. */
  readonly asXml: boolean;
}

/** Parts of the whole comparison that one keyword needs. */
export interface Comparison {
  changes(old: Node, fresh: Node, view: View): readonly SchemaChange[];
  readonly oldShape: (node: Node) => Shape;
  readonly freshShape: (node: Node) => Shape;
}

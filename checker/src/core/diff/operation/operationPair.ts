import type { Place } from '../changes/change.ts';
import type { Operation } from '../model/api.ts';
import type { Part } from '../model/node.ts';
import type { SchemaComparison } from '../schema/comparison.ts';

/** A pair of operations, and who sends the request. */
export interface OperationPair {
  readonly comparison: SchemaComparison;
  /** What a security scheme of a name became, for those that became another one. */
  readonly schemes: ReadonlyMap<string, string>;
  readonly old: Operation;
  readonly fresh: Operation;
  /** `POST /orders`, or that of the operation whose callback this is. */
  readonly subject: string;
  /** What stands before every place of a callback or webhook. */
  readonly prefix: string;
  /** In a callback the provider sends the request: what it sends is what the caller reads. */
  readonly sent: 'request' | 'response';
}

export const placed = (side: Place['side'], { file, pointer }: Part): Place => ({ side, file, pointer });

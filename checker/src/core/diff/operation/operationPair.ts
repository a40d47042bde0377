import type { Place } from '../changes/change.ts';
import type { Operation } from '../model/api.ts';
import type { Part } from '../model/node.ts';
import type { SchemaComparison } from '../schema/comparison.ts';

/** Pair of operations with the sender of the request. */
export interface OperationPair {
  readonly comparison: SchemaComparison;
  /** The new kind of each security scheme whose kind has changed, by its name. */
  readonly schemes: ReadonlyMap<string, string>;
  readonly old: Operation;
  readonly fresh: Operation;
  /** `POST /orders`, or the subject of the operation that defines the callback. */
  readonly subject: string;
  /** Prefix of every location in a callback or webhook. */
  readonly prefix: string;
  /** Side that the caller sends. In a callback the provider sends the request, so the caller reads it. */
  readonly sent: 'request' | 'response';
}

/** Returns the place of a part on one side. */
export const placeOn = (side: Place['side'], { file, pointer }: Part): Place => ({ side, file, pointer });

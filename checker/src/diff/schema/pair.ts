/** What changed between two schemas themselves, and the pairs of schemas below them. */
import type { Place } from '../change.ts';
import type { Node } from '../model/node.ts';
import { placeOf, type Shape } from '../model/shape.ts';
import type { SchemaRule } from '../rules.ts';
import { alternativeChanges } from './alternatives.ts';
import type { PairResult, SchemaChange, SchemaComparison, View } from './comparison.ts';
import { constraintChanges } from './constraints.ts';
import { itemChanges } from './items.ts';
import { limitChanges } from './limits.ts';
import { memberChanges } from './members.ts';
import { noteChanges } from './notes.ts';
import { textChanges } from './texts.ts';
import { typeChanges } from './types.ts';
import { valueChanges } from './values.ts';

export interface Pair {
  readonly comparison: SchemaComparison;
  readonly view: View;
  readonly old: Node;
  readonly fresh: Node;
  readonly before: Shape;
  readonly after: Shape;
}

/** A request never holds what is readOnly, a response never what is writeOnly. */
export const isHidden = (shape: Shape, { direction }: View): boolean =>
  direction === 'request' ? shape.readOnly : shape.writeOnly;

/** A change at a keyword of the pair, in the side that still has it. */
export function changed(
  { before, after }: Pair,
  rule: SchemaRule,
  detail: string,
  keyword?: string,
  ...path: readonly string[]
): SchemaChange {
  return {
    rule,
    at: '',
    detail,
    place:
      placeIn(after, 'new', keyword, path) ?? placeIn(before, 'old', keyword, path) ?? placeIn(after, 'new'),
  };
}

function placeIn(
  shape: Shape,
  side: Place['side'],
  keyword?: string,
  path: readonly string[] = [],
): Place | undefined {
  const part = placeOf(shape, keyword, ...path);
  const isThere = part !== undefined && (keyword === undefined || part.value !== undefined);
  // The first part stands in for a keyword that no part has: then the other side has it.
  if (!isThere || (keyword !== undefined && part === shape.parts[0])) return undefined;
  return { side, file: part.file, pointer: part.pointer };
}

const nothing: PairResult = { changes: [], inner: [] };

export function pairChanges(pair: Pair): PairResult {
  const { before, after, view } = pair;
  const notes = noteChanges(pair);
  if (isHidden(before, view) && isHidden(after, view)) return nothing;
  if (isHidden(before, view) || isHidden(after, view)) return { changes: notes, inner: [] };
  const types = typeChanges(pair);
  // Nothing below a type that is another one can be compared.
  if (types.apart) return { changes: types.changes, inner: [] };
  const alternatives = alternativeChanges(pair);
  if (alternatives.instead)
    return { changes: [...notes, ...alternatives.changes], inner: alternatives.inner };
  const members = memberChanges(pair);
  const items = itemChanges(pair);
  const constraints = constraintChanges(pair);
  return {
    changes: [
      ...notes,
      ...types.changes,
      ...valueChanges(pair),
      ...limitChanges(pair),
      ...textChanges(pair),
      ...members.changes,
      ...items.changes,
      ...constraints.changes,
      ...alternatives.changes,
    ],
    inner: [...members.inner, ...items.inner, ...constraints.inner, ...alternatives.inner],
  };
}

/** A value as a reader of the report sees it. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

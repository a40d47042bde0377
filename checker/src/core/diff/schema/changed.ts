/** A pair of schemas, and changes of their keywords. */
import type { Place } from '../changes/change.ts';
import type { SchemaRule } from '../changes/rules.ts';
import type { Node } from '../model/node.ts';
import { placeOf, type Shape } from '../model/shape.ts';
import type { Comparison, SchemaChange, View } from './schemaChange.ts';

/** Two schemas to compare. */
export interface Pair {
  readonly comparison: Comparison;
  readonly view: View;
  readonly old: Node;
  readonly fresh: Node;
  readonly before: Shape;
  readonly after: Shape;
}

/** Returns whether a member is absent: requests never hold readOnly members, responses never writeOnly ones. */
export const isHidden = (shape: Shape, { direction }: View): boolean =>
  direction === 'request' ? shape.readOnly : shape.writeOnly;

/** Creates a change of a keyword, with its place in the side that still has it. */
export function schemaChange(
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
  if (!part) return undefined;
  // Where no part has the keyword, placeOf returns the first part itself. Then the keyword stands on the other side.
  const lacksKeyword = keyword !== undefined && (part.value === undefined || part === shape.parts[0]);
  return lacksKeyword ? undefined : { side, file: part.file, pointer: part.pointer };
}

/** Returns a value as text for the report, cut after 60 characters. */
export function valueText(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/**
 * Models schemas for comparison. A node holds all parts that a value must satisfy at once: a schema, the target of
 * its `$ref`, and the members of its `allOf`. Nothing is copied, so recursive schemas need no special care.
 */
import { isObject } from '../../base/object.ts';
import { escapedName, namesIn } from '../../base/pointer.ts';
import type { PlacedValue } from '../../contract/openapi/references.ts';

/** A schema with its place. */
export interface Part extends PlacedValue {
  /** Name of the definition, as in `#/components/schemas/Pet`; undefined for a schema written in place. */
  readonly name?: string;
}

/** All parts hold at once. An empty node accepts everything. */
export type Node = readonly Part[];

/** Follows references; undefined for one that leads nowhere. */
export interface Follow {
  (place: PlacedValue): PlacedValue | undefined;
  /** Tells whether members beside a `$ref` count: OpenAPI 3.1 reads them, 3.0 and Swagger 2.0 ignore them. */
  readonly readsSiblings: boolean;
}

/** Numbers that identify values. */
const ids = new WeakMap<object, number>();
let last = 0;

function idOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const known = ids.get(value) ?? ++last;
  ids.set(value, known);
  return String(known);
}

/** Returns the same key for nodes with the same parts. */
export const keyOf = (node: Node): string =>
  [...new Set(node.map(({ value }) => idOf(value)))].sort().join(',');

/** Returns a member of a part, or an item of one of its lists. */
export const within = (part: PlacedValue, ...path: readonly (string | number)[]): Part => ({
  value: path.reduce<unknown>(
    (value, name) => (value as Record<string | number, unknown> | undefined)?.[name],
    part.value,
  ),
  file: part.file,
  pointer: part.pointer + path.map((name) => `/${escapedName(String(name))}`).join(''),
});

/** Returns the items of a list with their places. */
export const items = (part: Part): Part[] =>
  Array.isArray(part.value) ? part.value.map((_, index) => within(part, index)) : [];

/** Returns all parts of a node: references are followed, `allOf` is expanded, and each part occurs once. */
export function expanded(node: Node, follow: Follow): Part[] {
  const parts: Part[] = [];
  const seen = new Set<unknown>();
  const add = (part: Part): void => {
    if (seen.has(part.value)) return;
    if (typeof part.value === 'object') seen.add(part.value);
    if (!isObject(part.value)) {
      parts.push(part);
      return;
    }
    const { $ref, allOf } = part.value;
    if (typeof $ref === 'string') {
      const target = follow({ value: { $ref }, file: part.file, pointer: part.pointer });
      if (target) add({ ...target, name: namesIn($ref).at(-1) ?? $ref });
      if (follow.readsSiblings && Object.keys(part.value).length > 1) parts.push(part);
      return;
    }
    parts.push(part);
    if (Array.isArray(allOf)) for (const index of allOf.keys()) add(within(part, 'allOf', index));
  };
  for (const part of node) add(part);
  return parts;
}

/** Writes a schema as one text, so that a branch can be found in any notation. */
import type { Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';

/** Number of levels in the text. Deeper ones are compared after the branches are paired. */
const DEPTH = 2;

/** Returns equal texts for schemas with the same content. */
export function fingerprint(node: Node, read: (node: Node) => Shape, depth = DEPTH): string {
  const { types, values, required, properties, additional, items, alternatives, ...shape } = read(node);
  const below = (inner: Node | false | undefined): unknown => inner && fingerprint(inner, read, depth - 1);
  const own = {
    never: shape.never,
    types: sorted(types),
    nullable: shape.nullable,
    values: values && sorted(values.map(text)),
  };
  if (depth === 0) return JSON.stringify(own);
  return JSON.stringify({
    ...own,
    format: shape.format,
    patterns: shape.patterns,
    limits: sorted([...shape.limits].map(text)),
    required: sorted(required),
    properties: [...properties].map(([name, inner]) => [name, below(inner)]).sort(),
    additional: below(additional),
    items: below(items),
    alternatives: alternatives.map(({ branches }) => sorted(branches.map((branch) => String(below(branch))))),
  });
}

const text = (value: unknown): string => JSON.stringify(value);
const sorted = (all: Iterable<string> | undefined): string[] | undefined => all && [...all].sort();

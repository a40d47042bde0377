import { flattened } from './flattened.ts';
import { typeOf } from './typeOf.ts';
import type { Schema } from './types.ts';

type Schemas = Readonly<Record<string, Schema>>;

const known = new WeakMap<Schemas, WeakMap<Schema, number>>();

/** Maximum number of levels. A deeper request is useless, so the height counts as infinite. */
const MOST_LEVELS = 12;

/**
 * Returns the number of levels of the flattest value of a schema: 0 for a text, 1 for an object of texts; Infinity
 * for a schema that must contain itself.
 */
export function heightOf(given: Schema, schemas: Schemas): number {
  const ofThese = known.get(schemas) ?? new WeakMap<Schema, number>();
  known.set(schemas, ofThese);
  const found = ofThese.get(given);
  if (found !== undefined) return found;
  // Each round reads one more level. A schema that is unfinished after the last round has infinite height.
  let height = Infinity;
  for (let depth = 0; depth <= MOST_LEVELS && height === Infinity; depth += 1)
    height = measure(given, schemas, depth, new Map());
  ofThese.set(given, height);
  return height;
}

/** @param depth maximum number of further levels */
function measure(
  given: Schema,
  schemas: Schemas,
  depth: number,
  memo: Map<Schema, Map<number, number>>,
): number {
  const schema = flattened(given, schemas);
  const own = memo.get(schema) ?? new Map<number, number>();
  memo.set(schema, own);
  const found = own.get(depth);
  if (found !== undefined) return found;
  // Until it is measured, it counts as infinite: a choice that contains itself would not end.
  own.set(depth, Infinity);
  const height = measureOnce(schema, schemas, depth, memo);
  own.set(depth, height);
  return height;
}

function measureOnce(
  schema: Schema,
  schemas: Schemas,
  depth: number,
  memo: Map<Schema, Map<number, number>>,
): number {
  if (schema.const !== undefined || schema.enum) return 0;
  const below = (part: Schema): number =>
    depth === 0 ? Infinity : 1 + measure(part, schemas, depth - 1, memo);
  const options = schema.oneOf ?? schema.anyOf;
  const chosen = options ? Math.min(...options.map((option) => measure(option, schemas, depth, memo))) : 0;
  const { properties = {}, required = [], items, minItems = 0 } = schema;
  const type = typeOf(schema);
  const members = type === 'object' ? required.map((name) => below(properties[name] ?? {})) : [];
  const list = type === 'array' && minItems > 0 && items ? [below(items)] : [];
  return Math.max(chosen, ...members, ...list);
}

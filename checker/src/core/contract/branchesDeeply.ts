import { flattened } from './flattened.ts';
import type { Operation, Schema } from './types.ts';

type Schemas = Operation['schemas'];

/** Nesting depth of choices from which checking a response may take long. */
const MANY = 3;

const known = new WeakMap<Operation, boolean>();

/** Returns whether the responses nest choices three deep: each level multiplies the attempts. */
export function branchesDeeply(operation: Operation): boolean {
  const found = known.get(operation);
  if (found !== undefined) return found;
  const { answers = {}, schemas } = operation;
  const memo = new Map<Schema, number>();
  const isDeep = Object.values(answers).some(
    ({ schema }) => schema && choicesIn(schema, schemas, memo) >= MANY,
  );
  known.set(operation, isDeep);
  return isDeep;
}

function choicesIn(given: Schema, schemas: Schemas, memo: Map<Schema, number>): number {
  const schema = flattened(given, schemas);
  const found = memo.get(schema);
  if (found !== undefined) return found;
  // A recursive schema may have any number of branches.
  memo.set(schema, MANY);
  const options = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const { additionalProperties, items } = schema;
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  const below = Math.max(0, ...[...options, ...parts].map((part) => choicesIn(part, schemas, memo)));
  const count = Math.min(MANY, below + (options.length > 1 ? 1 : 0));
  memo.set(schema, count);
  return count;
}

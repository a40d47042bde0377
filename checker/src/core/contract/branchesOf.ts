import type { Schema } from './types.ts';

type Schemas = Readonly<Record<string, Schema>>;

const REFERENCE = '#/components/schemas/';

/**
 * Returns the number of schemas that one value is checked against; Infinity for a schema that is part of itself, so that the check
 * would not end.
 */
export function branchesOf(schema: Schema, schemas: Schemas, memo = new Map<Schema, number>()): number {
  const found = memo.get(schema);
  if (found !== undefined) return found;
  memo.set(schema, Infinity);
  const { $ref, allOf = [], oneOf = [], anyOf = [], not } = schema;
  const name = $ref?.startsWith(REFERENCE) ? $ref.slice(REFERENCE.length) : undefined;
  const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const parts = [
    ...(target ? [target] : []),
    ...allOf,
    ...oneOf,
    ...anyOf,
    ...[not, schema.if, schema.then, schema.else].filter((each) => each !== undefined),
  ];
  const count = parts.reduce((sum, part) => sum + branchesOf(part, schemas, memo), 1);
  memo.set(schema, count);
  return count;
}

/** Requests from a schema: any value that keeps it, names of things from what the target has already shown. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Schema } from '../contract/types.ts';
import { flattened } from '../contract/flattened.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Pool } from './pool.ts';

export interface Source {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly pool: Pool;
}

const DEPTH = 6;

/** @param name of the member that holds the value, by which the pool knows it */
export function arbitraryOf(given: Schema, source: Source, name = '', depth = 0): Arbitrary<unknown> {
  const schema = flattened(given, source.schemas);
  const options = schema.oneOf ?? schema.anyOf;
  if (options)
    return fc.oneof(
      ...options.map((option) =>
        arbitraryOf({ ...without(schema), ...flattened(option, source.schemas) }, source, name, depth),
      ),
    );
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return fromPool(byType(schema, source, depth), schema, source.pool, name);
}

/** What has been seen of that name is asked for three times in four. */
function fromPool(
  arbitrary: Arbitrary<unknown>,
  schema: Schema,
  pool: Pool,
  name: string,
): Arbitrary<unknown> {
  const type = typeOf(schema);
  const seen = pool
    .of(name)
    .filter((value) => (type === 'string' ? typeof value === 'string' : typeof value === 'number'));
  if (seen.length === 0 || type === 'object' || type === 'array' || type === 'boolean') return arbitrary;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...seen) }, { weight: 1, arbitrary });
}

function byType(schema: Schema, source: Source, depth: number): Arbitrary<unknown> {
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, source, depth);
    case 'array':
      return arrayOf(schema, source, depth);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100_000 });
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return stringOf(schema);
  }
}

function objectOf(schema: Schema, source: Source, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const kept = Object.entries(properties).filter(([name]) => depth < DEPTH || required.includes(name));
  const members = Object.fromEntries(
    kept.map(([name, part]) => [name, arbitraryOf(part, source, name, depth + 1)]),
  );
  const needed = required.filter((name) => name in members);
  return fc.record(members, { requiredKeys: needed });
}

function arrayOf(
  { items = {}, minItems = 0, maxItems, uniqueItems }: Schema,
  source: Source,
  depth: number,
): Arbitrary<unknown> {
  const item = arbitraryOf(items, source, '', depth + 1);
  const size = { minLength: minItems, maxLength: Math.min(maxItems ?? minItems + 3, minItems + 3) };
  return uniqueItems
    ? fc.uniqueArray(item, { ...size, selector: (value) => JSON.stringify(value) })
    : fc.array(item, size);
}

/** Whole cents, because money has at most two decimals. */
function numberOf({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: Schema): Arbitrary<unknown> {
  if (exclusiveMaximum !== undefined)
    return numberOf({ minimum, maximum: exclusiveMaximum - 0.01, exclusiveMinimum, multipleOf } as Schema);
  if (multipleOf !== undefined && multipleOf >= 1)
    return fc
      .integer({
        min: Math.ceil((minimum ?? exclusiveMinimum ?? 0) / multipleOf),
        max: Math.floor((maximum ?? 1_000_000) / multipleOf),
      })
      .map((count) => count * multipleOf);
  const low =
    exclusiveMinimum === undefined ? Math.ceil((minimum ?? 0) * 100) : Math.floor(exclusiveMinimum * 100) + 1;
  return fc.integer({ min: low, max: Math.floor((maximum ?? 1_000_000) * 100) }).map((cents) => cents / 100);
}

const two = (value: number): string => String(value).padStart(2, '0');

function stringOf({ format, pattern, minLength = 0, maxLength }: Schema): Arbitrary<string> {
  if (pattern !== undefined) return matching(pattern);
  if (format === 'date')
    return fc
      .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
      .map(({ month, day }) => `2026-${two(month)}-${two(day)}`);
  if (format === 'date-time')
    return fc
      .record({ day: fc.integer({ min: 1, max: 28 }), hour: fc.integer({ min: 0, max: 23 }) })
      .map(({ day, hour }) => `2026-11-${two(day)}T${two(hour)}:30:00Z`);
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,9}@[a-z]{2,9}\.(com|org|cn)$/);
  if (format === 'uri' || format === 'url')
    return fc.stringMatching(/^https:\/\/[a-z]{2,9}\.com\/[a-z]{0,9}$/);
  if (format === 'uri-reference') return fc.stringMatching(/^\/[a-z]{1,12}$/);
  if (format === 'binary') return fc.constantFrom('发票.pdf', 'invoice.pdf');
  const most = Math.min(maxLength ?? minLength + 24, minLength + 24);
  return (
    fc
      .string({ unit: 'grapheme', minLength, maxLength: most })
      // JSON Schema counts characters, many a backend counts UTF-16: what both count alike is right for sure.
      .filter(({ length }) => maxLength === undefined || length <= maxLength)
  );
}

/** Texts that fit a pattern: making them ready costs far more than drawing some. */
function matching(pattern: string): Arbitrary<string> {
  const known = byPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: '-1' });
  byPattern.set(pattern, known);
  return known;
}

const byPattern = new Map<string, Arbitrary<string>>();

function without({ oneOf: _one, anyOf: _any, ...rest }: Schema): Schema {
  return rest;
}

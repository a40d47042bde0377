/** Generates requests from a schema: valid values, and ids that the target has shown. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { LONGEST_LIST, LONGEST_TEXT, MOST_PARTS } from '../bounds/limits.ts';
import { flattened } from '../contract/flattened.ts';
import { heightOf } from '../contract/height.ts';
import { noTexts, tooLong } from '../contract/notMade.ts';
import { textsOf } from '../contract/patterns/texts.ts';
import { numberAt, stepsWithin } from '../contract/stepsWithin.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Schema } from '../contract/types.ts';
import type { Pool } from './pool.ts';

/** The source of generated requests. */
export interface Source {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly pool: Pool;
  /** Called for values that cannot be generated according to the contract. */
  readonly onOddity?: (what: string) => void;
}

/** Depth from which optional members and long branches are left out. */
const DEPTH = 6;

/** Source with caches, because nested schemas multiply. */
interface Ready extends Source {
  /** The generators by schema, depth and name of the member. */
  readonly known: Map<string, Arbitrary<unknown>>;
  /** A number for each schema, for the keys of `known`. */
  readonly ids: Map<Schema, number>;
  /** The merged schemas by schema and branch, so that each merge is one object with one number. */
  readonly joined: Map<Schema, Map<Schema, Schema>>;
}

/** Returns a generator of requests. @throws Error if a schema is too large */
export function arbitraryOf(given: Schema, source: Source): Arbitrary<unknown> {
  if (heightOf(given, source.schemas) === Infinity)
    throw new Error('a request must contain itself, or has no end');
  return valueOf(given, { ...source, known: new Map(), ids: new Map(), joined: new Map() }, '', 0);
}

/** Returns a generator of values. @param name name of the member with the value, under which the pool knows it */
function valueOf(given: Schema, source: Ready, name: string, depth: number): Arbitrary<unknown> {
  const schema = flattened(given, source.schemas);
  const id = source.ids.get(schema) ?? source.ids.size;
  source.ids.set(schema, id);
  const key = `${id} ${depth} ${name}`;
  const found = source.known.get(key);
  if (found) return found;
  if (source.known.size > MOST_PARTS) throw new Error(`a request has more than ${MOST_PARTS} parts`);
  const made = freshValue(schema, source, name, depth);
  source.known.set(key, made);
  return made;
}

/** Makes a generator that is not in the cache yet. */
function freshValue(schema: Schema, source: Ready, name: string, depth: number): Arbitrary<unknown> {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) {
    const heights = options.map((option) => heightOf(option, source.schemas));
    const least = Math.min(...heights);
    // Keeps, at depth, only the options that end soonest; a schema that must contain itself never ends.
    const kept = options.filter((_, index) =>
      depth < DEPTH ? heights[index] !== Infinity : heights[index] === least,
    );
    const chosen = (kept.length > 0 ? kept : options).map((option) =>
      valueOf(joined(schema, option, source), source, name, depth + 1),
    );
    return fc.oneof(...chosen);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return fromPool(byType(schema, source, depth), schema, source.pool, name);
}

/** Merges a branch with the keywords beside the choice. */
function joined(schema: Schema, option: Schema, { joined: all, schemas }: Ready): Schema {
  const own = all.get(schema) ?? new Map<Schema, Schema>();
  all.set(schema, own);
  const made = own.get(option) ?? { ...without(schema), ...flattened(option, schemas) };
  own.set(option, made);
  return made;
}

/** Takes a value seen under that name in three of four cases. */
function fromPool(
  arbitrary: Arbitrary<unknown>,
  schema: Schema,
  pool: Pool,
  name: string,
): Arbitrary<unknown> {
  const type = typeOf(schema);
  // The pool has only texts and numbers.
  if (type === 'object' || type === 'array' || type === 'boolean') return arbitrary;
  const wanted = type === 'string' ? 'string' : 'number';
  const seen = pool.of(name).filter((value) => typeof value === wanted);
  if (seen.length === 0) return arbitrary;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...seen) }, { weight: 1, arbitrary });
}

function byType(schema: Schema, source: Ready, depth: number): Arbitrary<unknown> {
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, source, depth);
    case 'array':
      return arrayOf(schema, source, depth);
    case 'integer':
      return integerOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return stringOf(schema, source);
  }
}

function objectOf(schema: Schema, source: Ready, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const isKept = (name: string, part: Schema): boolean =>
    required.includes(name) || (depth < DEPTH && heightOf(part, source.schemas) !== Infinity);
  const kept = Object.entries(properties).filter(([name, part]) => isKept(name, part));
  const members = Object.fromEntries(
    kept.map(([name, part]) => [name, valueOf(part, source, name, depth + 1)]),
  );
  const needed = required.filter((name) => name in members);
  return fc.record(members, { requiredKeys: needed });
}

function arrayOf(
  { items = {}, minItems: least = 0, maxItems, uniqueItems }: Schema,
  source: Ready,
  depth: number,
): Arbitrary<unknown> {
  if (least > LONGEST_LIST) source.onOddity?.(tooLong('minItems', least, LONGEST_LIST));
  const minItems = Math.min(least, LONGEST_LIST);
  if (minItems === 0 && (depth > DEPTH || heightOf(items, source.schemas) === Infinity))
    return fc.constant([]);
  const item = valueOf(items, source, '', depth + 1);
  const most = Math.min(maxItems ?? minItems + 3, minItems + 3);
  const size = { minLength: minItems, maxLength: Math.max(minItems, most) };
  return uniqueItems
    ? fc.uniqueArray(item, { ...size, selector: (value) => JSON.stringify(value) })
    : fc.array(item, size);
}

/** Generates integers from 0 to 100,000, unless the schema has other limits. */
function integerOf(schema: Schema): Arbitrary<number> {
  const step = Math.max(1, schema.multipleOf ?? 1);
  const { first, last } = stepsWithin(schema, step);
  const min = Number.isFinite(first) ? first : Math.min(0, last);
  const most = Math.ceil(100_000 / step);
  const max = Number.isFinite(last) ? last : Math.max(most, min + most);
  return between(min, max).map((count) => numberAt(count, step));
}

/** Returns integers within both limits; only the lower one if the limits contradict each other or are too large. */
const between = (min: number, max: number): Arbitrary<number> =>
  min <= max && Number.isSafeInteger(min) && Number.isSafeInteger(max)
    ? fc.integer({ min, max })
    : fc.constant(min);

/**
 * Generates whole cents, because money has at most two decimals: up to 1,000,000, or up to the hundredfold of the minimum if that is
 * more, unless the schema has another limit.
 */
function numberOf(schema: Schema): Arbitrary<number> {
  const step = schema.multipleOf ?? 0.01;
  const { first, last } = stepsWithin(schema, step);
  const min = Number.isFinite(first) ? first : Math.min(0, last);
  const max = Number.isFinite(last) ? last : Math.max(Math.floor(1_000_000 / step), min * 100);
  return between(min, max).map((count) => numberAt(count, step));
}

/** Writes a number with two digits. */
const two = (value: number): string => String(value).padStart(2, '0');

function stringOf(
  { format, pattern, minLength: least = 0, maxLength }: Schema,
  source: Source,
): Arbitrary<string> {
  if (least > LONGEST_TEXT) source.onOddity?.(tooLong('minLength', least, LONGEST_TEXT));
  const minLength = Math.min(least, LONGEST_TEXT);
  if (pattern !== undefined) {
    const texts = textsOf(pattern);
    if (texts) return texts;
    source.onOddity?.(noTexts(pattern));
  }
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
  const most = Math.max(minLength, Math.min(maxLength ?? minLength + 24, minLength + 24));
  return (
    fc
      .string({ unit: 'grapheme', minLength, maxLength: most })
      // JSON Schema counts characters, many backends count UTF-16 units: only texts with the same count in both are
      // certainly valid. If the limits contradict each other, no text is.
      .filter(({ length }) => maxLength === undefined || maxLength < minLength || length <= maxLength)
  );
}

function without({ oneOf: _one, anyOf: _any, ...rest }: Schema): Schema {
  return rest;
}

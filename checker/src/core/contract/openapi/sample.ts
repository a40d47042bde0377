import fc from 'fast-check';
import { withLength } from '../../base/inOrder.ts';
import { LONGEST_LIST, LONGEST_TEXT } from '../../bounds/limits.ts';
import { flattened } from '../flattened.ts';
import { heightOf } from '../height.ts';
import { textsOf } from '../patterns/texts.ts';
import { numberAt, stepsWithin } from '../stepsWithin.ts';
import { typeOf } from '../typeOf.ts';
import type { Schema } from '../types.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Depth from which optional members are left out, and choices take the branch that ends soonest. Lists below it are as short as allowed. */
const DEPTH = 5;
/** Maximum depth; objects and lists below it are empty. */
const DEEPEST = 2 * DEPTH;
/** Maximum depth of a choice; one below it becomes null: a choice within a choice counts as a level without an object between. */
const DEEPEST_CHOICE = 4 * DEPTH;
/** Step of numbers: money has at most two decimals. */
const CENT = 0.01;
/** Text for a string without an example. Checks recognize it: a backend may find nothing under it. */
export const MADE_UP = 'sample';
/** Day for a date without an example. Checks recognize it: it may lie outside of what a resource allows. */
export const MADE_UP_DAY = '2026-11-20';

/** Returns one valid value of a schema: the example of the contract, else the simplest valid value. */
export function sampleOf(given: Schema, schemas: Schemas, depth = 0): unknown {
  const schema = flattened(given, schemas);
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.enum) return schema.enum.find((value) => value !== null);
  const options = schema.oneOf ?? schema.anyOf;
  if (options && !schema.properties) {
    if (depth > DEEPEST_CHOICE) return null;
    const heights = options.map((option) => heightOf(option, schemas));
    const least = Math.min(...heights);
    const isSome = (option: Schema): boolean => flattened(option, schemas).type !== 'null';
    // At depth, and in recursive schemas, takes the branch that ends soonest.
    const first = options.find((option, index) =>
      depth < DEPTH ? isSome(option) && heights[index] !== Infinity : heights[index] === least,
    );
    return sampleOf(first ?? options.find(isSome) ?? {}, schemas, depth + 1);
  }
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, schemas, depth);
    case 'array':
      return listOf(schema, schemas, depth);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, schemas: Schemas, depth: number): unknown {
  const isKept = (name: string, part: Schema): boolean =>
    required.includes(name) || (depth < DEPTH && heightOf(part, schemas) !== Infinity);
  const kept = Object.entries(properties).filter(([name, part]) => isKept(name, part));
  const members = (depth > DEEPEST ? [] : kept).map(([name, part]): [string, unknown] => [
    name,
    // A schema that must contain itself has no valid value.
    heightOf(part, schemas) === Infinity ? null : memberOf(name, part, schemas, depth + 1),
  ]);
  return withLength(Object.fromEntries(members));
}

/** Flags that take a resource out of use: with them, no later request for it succeeds. */
const CLOSES =
  /^(is_?)?(archived?|deleted?|removed|closed?|locked?|blocked?|disabled?|inactive|suspended|cancell?ed|frozen|banned|retired)$/i;

/** Returns the value of a member. A flag that closes the resource stays false. */
function memberOf(name: string, part: Schema, schemas: Schemas, depth: number): unknown {
  const value = sampleOf(part, schemas, depth);
  const { example, const: only, default: usual, enum: values } = flattened(part, schemas);
  const isFree = example === undefined && only === undefined && usual === undefined && values === undefined;
  return value === true && isFree && CLOSES.test(name) ? false : value;
}

function listOf({ items = {}, minItems = 0 }: Schema, schemas: Schemas, depth: number): unknown[] {
  const isDeep = depth > DEPTH || heightOf(items, schemas) === Infinity;
  const length = Math.min(isDeep ? minItems : Math.max(1, minItems), LONGEST_LIST);
  // All items are equal, because generating each of them would multiply.
  return length === 0 || depth > DEEPEST ? [] : new Array(length).fill(sampleOf(items, schemas, depth + 1));
}

/** Returns the least valid number from 1 on, else the greatest one below. */
function numberOf(schema: Schema): number {
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema;
  const isWhole = [type].flat().includes('integer');
  const step = multipleOf ?? (isWhole ? 1 : CENT);
  const { first, last } = stepsWithin(schema, step);
  if (first <= last) return numberAt(Math.min(Math.max(Math.ceil(1 / step), first), last), step);
  // Both limits lie within one step.
  const [low, high] = [minimum ?? exclusiveMinimum ?? 0, maximum ?? exclusiveMaximum ?? 0];
  return (low + high) / 2;
}

/** A valid text of each format. */
const TEXTS: Readonly<Record<string, string>> = {
  date: MADE_UP_DAY,
  'date-time': `${MADE_UP_DAY}T08:00:00Z`,
  time: '08:00:00Z',
  uuid: '5e3a0c52-8f0b-4d27-9a53-2f7c1b6e9d04',
  email: 'someone@example.com',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
  'uri-reference': '/a',
  hostname: 'example.com',
  ipv4: '192.0.2.7',
  ipv6: '2001:db8::7',
  byte: 'dGV4dA==',
  binary: 'file.pdf',
};

function textOf({ pattern, format, minLength = 0, maxLength = Infinity }: Schema): string {
  const least = Math.min(minLength, LONGEST_TEXT);
  if (pattern !== undefined) return matching(pattern, least, maxLength);
  const usual = TEXTS[format ?? ''] ?? MADE_UP;
  return usual.padEnd(least, 'x').slice(0, maxLength);
}

/** Returns a text that matches the pattern, the same in every run. */
function matching(pattern: string, least: number, most: number): string {
  const texts = textsOf(pattern);
  // No text can be generated for this pattern.
  if (!texts) return MADE_UP;
  const found = fc.sample(texts, { seed: 7, numRuns: 30 });
  return found.find(({ length }) => length >= least && length <= most) ?? found[0] ?? '';
}

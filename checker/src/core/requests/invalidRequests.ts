/** Makes requests that break the contract at exactly one place: a valid request with one violation. */
import { isObject } from '../base/object.ts';
import { LONGEST_TEXT } from '../bounds/limits.ts';
import { branchFor } from '../contract/branchFor.ts';
import { flattened } from '../contract/flattened.ts';
import { textOf } from '../contract/patterns/texts.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { travels } from '../exchange/spread.ts';
import type { NamedPayload } from './valid.ts';

/** A place of a request, with its schema. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
  readonly required: boolean;
  /** Value of the valid request at that place. */
  readonly value?: unknown;
}

type Path = Place['path'];
/** Makes invalid values for a place: each with a word for its violation. */
type Breaker = (place: Place) => { readonly what: string; readonly value: unknown }[];

/** Limits on longer lists are not tested, to spare the backend. */
const MANY = 200;

/** The ways to break one value. Each applies only to certain schemas; the value `undefined` leaves the member out. */
const breakers: readonly Breaker[] = [
  ({ required }) => (required ? [{ what: 'missing', value: undefined }] : []),
  ({ schema }) => [{ what: 'wrong-type', value: otherType(typeOf(schema)) }],
  // A schema without a type or values takes null too.
  ({ schema }) => (schema.type === undefined && !schema.enum ? [] : [{ what: 'null', value: null }]),
  ({ schema }) =>
    schema.enum
      ? [{ what: 'bad-enum', value: typeof schema.enum[0] === 'number' ? -99_999 : 'NOT-A-VALUE' }]
      : [],
  ({ schema: { enum: values = [] } }) => {
    const numbers = values.filter((value) => typeof value === 'number');
    return numbers.length > 0 ? [{ what: 'next-enum', value: Math.max(...numbers) + 1 }] : [];
  },
  ({ schema: { maxLength } }) =>
    maxLength === undefined || maxLength > LONGEST_TEXT
      ? []
      : [{ what: 'over-long', value: 'x'.repeat(maxLength + 1) }],
  ({ schema: { minLength = 0 } }) => (minLength > 0 ? [{ what: 'too-short', value: '' }] : []),
  ({ schema: { minLength = 0 } }) =>
    minLength > 1 && minLength <= LONGEST_TEXT
      ? [{ what: 'one-too-short', value: 'x'.repeat(minLength - 1) }]
      : [],
  ({ schema: { pattern, format } }) =>
    pattern !== undefined || /^(date|date-time|uuid|email)$/.test(format ?? '')
      ? [{ what: 'misshapen', value: '@@' }]
      : [],
  ({ schema: { pattern }, value: sent }) => {
    // The request may lack an optional member, or have null for it.
    const value = typeof sent === 'string' ? sent : textOf(pattern ?? '');
    return pattern !== undefined && value.length > 1
      ? [
          { what: 'one-short', value: value.slice(0, -1) },
          { what: 'one-more', value: `${value}${value.at(-1)}` },
          { what: 'first-gone', value: value.slice(1) },
          { what: 'in-small-letters', value: value.toLowerCase() },
          { what: 'with-more-behind', value: `${value} x` },
          // Too large for an hour or a month.
          { what: 'first-nine', value: value.replace(/\d/, '9') },
          // Hour 24, month 13.
          {
            what: 'no-such-time',
            value: value
              .replace(/^\d\d(?=:)/, '24')
              .replace(/^(\d{4}-)\d\d/, (_, year: string) => `${year}13`),
          },
        ]
      : [];
  },
  ({ schema: { format } }) => (format === 'date' ? [{ what: 'no-such-day', value: '2026-02-30' }] : []),
  ({ schema: { minProperties = 0 }, value }) =>
    minProperties > 0 && isObject(value) ? [{ what: 'nothing', value: {} }] : [],
  // The value breaks only the limit: with a step, it is the next multiple.
  ({ schema: { maximum, multipleOf: step = 1 } }) =>
    maximum === undefined
      ? []
      : [{ what: 'too-large', value: step > 1 ? (Math.floor(maximum / step) + 1) * step : maximum + 1 }],
  ({ schema: { maximum, multipleOf = 1 } }) =>
    maximum === undefined || multipleOf >= 1
      ? []
      : [{ what: 'a-little-too-large', value: Number((maximum + multipleOf).toFixed(6)) }],
  ({ schema: { minimum, multipleOf: step = 1 } }) =>
    minimum === undefined
      ? []
      : [{ what: 'too-small', value: step > 1 ? (Math.ceil(minimum / step) - 1) * step : minimum - 1 }],
  ({ schema: { exclusiveMinimum } }) =>
    exclusiveMinimum === undefined ? [] : [{ what: 'too-small', value: exclusiveMinimum }],
  ({ schema: { format } }) => (format === 'money' ? [{ what: 'three-decimals', value: 1.005 }] : []),
  ({ schema: { multipleOf } }) =>
    multipleOf === undefined ? [] : [{ what: 'between-steps', value: multipleOf * 1.5 }],
  ({ schema: { exclusiveMaximum } }) =>
    exclusiveMaximum === undefined ? [] : [{ what: 'too-large', value: exclusiveMaximum }],
  ({ schema: { type, enum: values } }) =>
    [type].flat().includes('integer') && !values ? [{ what: 'broken-number', value: 1.5 }] : [],
  ({ schema: { minItems = 0 } }) => (minItems > 0 ? [{ what: 'too-few', value: [] }] : []),
  ({ schema: { maxItems = Infinity }, value }) =>
    Array.isArray(value) && value.length > 0 && maxItems <= MANY
      ? [{ what: 'too-many', value: longer(value, maxItems + 1) }]
      : [],
  ({ schema: { uniqueItems }, value }) =>
    uniqueItems && Array.isArray(value) && value.length > 0
      ? [{ what: 'twice', value: [value[0], ...value] }]
      : [],
  ({ schema, value }) =>
    isObject(value) && schema.additionalProperties === false ? [withUnknownMember(value)] : [],
];

/** Returns a list of that length. Added texts and numbers differ from the others, and added objects repeat the first one. */
function longer(list: readonly unknown[], length: number): unknown[] {
  return Array.from({ length }, (_, index) => {
    const [first] = list;
    if (index < list.length) return list[index];
    // 1000 further, so that it differs from the numbers of the list.
    if (typeof first === 'number') return first + 1000 + index;
    if (typeof first !== 'string') return first;
    const digit = /\d$/.exec(first)?.[0];
    // A text of digits, such as an id, changes its last digit.
    return digit === undefined
      ? `${first}${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}`
      : `${first.slice(0, -1)}${(Number(digit) + index) % 10}`;
  });
}

/** Adds a member that no schema names: it is invalid if the object takes no others. */
const withUnknownMember = (value: Payload): { what: string; value: Payload } => ({
  what: 'unknown-member',
  value: { ...value, unexpectedMember: 'x' },
});

/** Returns requests with one violation each. @param base a valid request */
export function invalidRequests(operation: Operation, base: Payload, validators: Validators): NamedPayload[] {
  const places = [...placesIn(operation.request, base, operation, []), ...absent(operation, base)];
  const unknownMember = withUnknownMember(base);
  const all = places.flatMap((place) =>
    breakers.flatMap((breaker) =>
      breaker(place).map(({ what, value }) => ({
        name: `${what}:/${place.path.join('/')}`,
        payload: withValue(base, place.path, value) as Payload,
      })),
    ),
  );
  const violationsOf = (payload: Payload): string[] =>
    validators.request(operation, payload).map(({ pointer, keyword }) => `${keyword} ${pointer}`);
  // The request of the caller may break a limit already. Only a further violation makes the request invalid.
  const already = new Set(violationsOf(base));
  return [...all, { name: `${unknownMember.what}:/`, payload: unknownMember.value }].filter(
    ({ payload }) =>
      hasFittingValues(operation, payload) &&
      travels(operation, payload) &&
      violationsOf(payload).some((each) => !already.has(each)),
  );
}

/** Returns whether the transport can carry the values. A query or form takes no lists, objects and nulls. */
function hasFittingValues({ transport, bodyMember }: Operation, payload: Payload): boolean {
  // On the wire, a form that is missing or no object is an empty one.
  if (transport === 'urlencoded' && bodyMember !== undefined && !isObject(payload[bodyMember])) return false;
  return (
    !(transport === 'query' || transport === 'form') ||
    Object.values(payload).every(
      (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
    )
  );
}

/** Returns the places of optional members that the request lacks: an invalid value there breaks the contract too. */
function absent(operation: Operation, base: Payload): Place[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return Object.entries(properties)
    .filter(([name]) => !(name in base))
    .map(([name, part]) => ({
      path: [name],
      schema: flattened(part, operation.schemas),
      required: false,
      // Another example may have a valid value, from which an invalid one can deviate.
      value: Object.values(operation.examples).find((each) => each[name] !== undefined)?.[name],
    }));
}

/** Returns every place of a request with a value; of a list, only those in its first item. */
function placesIn(given: Schema, value: unknown, operation: Operation, path: Path): Place[] {
  const schema = branchFor(given, value, operation.schemas);
  const { properties = {}, required = [] } = schema;
  if (Array.isArray(value))
    return value.length > 0 && schema.items ? placesIn(schema.items, value[0], operation, [...path, 0]) : [];
  if (!isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, part]) => {
    const here = {
      path: [...path, name],
      schema: flattened(part, operation.schemas),
      required: required.includes(name),
      value: value[name],
    };
    return name in value ? [here, ...placesIn(part, value[name], operation, here.path)] : [];
  });
}

/** Returns a value that is not of the type. */
function otherType(type: string): unknown {
  if (type === 'string') return 12_345;
  return type === 'object' || type === 'array' ? 'not-a-structure' : 'not-a-number';
}

/** Returns a copy with another value at a path; undefined removes it. */
function withValue(document: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  if (Array.isArray(document))
    return document.map((item, index) => (index === head ? withValue(item, rest, value) : item));
  const members = isObject(document) ? { ...document } : {};
  const changed = withValue(members[head], rest, value);
  if (changed === undefined) delete members[head];
  else members[head] = changed;
  return members;
}

/** Makes valid requests that may meet a condition of an error table: existing and missing resources, too high and too low amounts. */
import { isObject } from '../base/object.ts';
import { flattened } from '../contract/flattened.ts';
import { isFreeText, scalarsOf } from '../contract/freeText.ts';
import { textOf } from '../contract/patterns/texts.ts';
import { resolve } from '../contract/resolve.ts';
import { takesNull } from '../contract/takesNull.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { travels } from '../exchange/spread.ts';
import { namesIn } from './fill.ts';
import { inBody } from './inBody.ts';
import type { Pool } from './pool.ts';
import { distinct } from './pool.ts';
import { examplesOf } from './valid.ts';

/** Maximum number of existing resources per example. */
const RECORDS = 24;
/** Number of the requests with existing resources that are varied too. */
const VARIED = 6;
/** Id that does not exist. */
const MISSING_ID = 'X0000000000000';
/** Amount above any limit. */
const LARGE = 99_999_999;
/** Size of a large file in bytes: just above 10 MiB, a usual limit. */
const LARGE_FILE = 10_500_000;
/** Maximum number of requests. */
const AT_MOST = 120;
/** How often a request is repeated, because some limits count attempts. */
const REPEATS = 7;
/** Maximum number of requests with another list, per list. */
const LISTS = 20;
/** Maximum number of conversations of two requests. */
const PAIRS = 12;

/** Returns whether a request names an id that does not exist. */
export const namesMissingResource = (payload: Payload): boolean =>
  JSON.stringify(payload).includes(`"${MISSING_ID}"`);

/** Returns the examples that can be sent. */
export const soundExamples = (operation: Operation, validators: Validators): Payload[] =>
  sound(
    operation,
    examplesOf(operation).map(({ payload }) => payload),
    validators,
  );

/** Returns single requests to try: first all of `soundExamples`, then those with seen values, and variations of both. */
export function candidates(operation: Operation, pool: Pool, validators: Validators): Payload[] {
  const examples = examplesOf(operation).map(({ payload }) => payload);
  const named = examples.flatMap((example) => pool.filled(operation, example, RECORDS));
  const bases = [...examples, ...named.slice(0, VARIED)];
  const all = [...examples, ...named, ...bases.flatMap((base) => variations(operation, base, pool))];
  return sound(operation, all, validators).slice(0, AT_MOST);
}

/** Returns requests that differ from one in one value, choice or list. */
const variations = (operation: Operation, base: Payload, pool: Pool): Payload[] => [
  ...uncommon(operation, base),
  ...withOtherChoices(operation, base),
  ...several(operation, base, pool),
];

/** Removes repeated and invalid requests, and those that cannot be sent. */
const sound = (operation: Operation, payloads: readonly Payload[], validators: Validators): Payload[] =>
  distinct(payloads).filter(
    (payload) => travels(operation, payload) && validators.request(operation, payload).length === 0,
  );

/**
 * Makes requests that may be refused although, or because, a similar one succeeded.
 * @param good requests that succeeded
 * @returns conversations in one session: single variations, repetitions, and variations in sequence
 */
export function afterSuccess(
  operation: Operation,
  good: readonly Payload[],
  pool: Pool,
  validators: Validators,
): Payload[][] {
  return good.flatMap((base) => {
    const near = variations(operation, base, pool);
    // Two violations at once: another choice, and an amount above its limit.
    const further = withOtherChoices(operation, base).flatMap((other) => uncommon(operation, other));
    const varied = sound(operation, [...near, ...further], validators).slice(0, AT_MOST);
    const again = Array.from({ length: REPEATS }, () => base);
    const pairs = operation.effect === 'write' ? varied.slice(0, PAIRS).map((other) => [base, other]) : [];
    return [...varied.map((payload) => [payload]), again, ...pairs];
  });
}

/** Returns requests that are valid by their schema, but may be refused: a missing id, too high or too low amounts. */
export const uncommonRequests = (operation: Operation, base: Payload): Payload[] =>
  inBody(operation, base, uncommon);

/** Returns plausible user mistakes: amounts, resources of others, files, codes. */
function uncommon(operation: Operation, base: Payload): Payload[] {
  const present = new Set(namesIn(base));
  const members = [...scalarsOf(operation)].filter(([name]) => present.has(name));
  const texts = members.filter(([, schema]) => isFreeText(schema));
  const stale = texts
    .filter(([, { pattern }]) => pattern === undefined)
    .map(([name]) => replaced(base, name, MISSING_ID));
  const amounts = members
    .filter(([, schema]) => isAmount(schema))
    .flatMap(([name, { maximum }]) =>
      // The smallest amount, a small one, a part of the valid one, and the largest.
      [0.01, 1, Number(base[name]) / 2, Math.min(LARGE, maximum ?? LARGE)].map((value) => ({
        ...base,
        [name]: value,
      })),
    );
  // The largest quantity that the schema allows may be more than there is.
  const most = members
    .filter(
      ([name, { maximum }]) =>
        /^(quantity|qty|amount|count|seats|guests)$/i.test(name) && maximum !== undefined,
    )
    .map(([name, { maximum }]) => replaced(base, name, maximum));
  // A file of another kind than its name says, and a large one. The client sends `fileContent` as the content of the file.
  const files = members
    .filter(([, { format }]) => format === 'binary')
    .flatMap(() => [
      { ...base, fileContent: '<html></html>' },
      { ...base, fileContent: `%PDF-1.7\n${' '.repeat(LARGE_FILE)}` },
    ]);
  // A code or a card number that fits the pattern, but belongs to nothing.
  const misread = texts.flatMap(([name, { pattern }]) =>
    pattern === undefined ? [] : [replaced(base, name, textOf(pattern))],
  );
  return [...stale, ...amounts, ...most, ...files, ...twins(members, base), ...misread];
}

/** Sets two members with one pattern to the same value: from a card to itself. */
const twins = (members: readonly (readonly [string, Schema])[], base: Payload): Payload[] =>
  members.flatMap(([one, { pattern }], index) =>
    members
      .slice(index + 1)
      .filter(([, other]) => pattern !== undefined && other.pattern === pattern)
      .map(([other]) => replaced(base, other, base[one])),
  );

/** Returns whether a member is money, or another number with decimals. */
const isAmount = ({ format, type, enum: values }: Schema): boolean =>
  format === 'money' || (type === 'number' && values === undefined);

/** Flips each boolean, uses each enum value, omits or adds optional members, and sets nullable ones to null. */
export const withOtherChoices = (operation: Operation, base: Payload): Payload[] =>
  inBody(operation, base, changed);

/** Names of trial flags: with them, a write may have another effect or none. */
const TRIAL =
  /dry|force|test|preview|validate|simulat|sandbox|async|silent|confirm|overwrite|replace|upsert/i;

/** Returns requests with one other choice each. */
function changed(operation: Operation, base: Payload): Payload[] {
  const { properties = {}, required = [] } = flattened(operation.request, operation.schemas);
  const switched = Object.entries(base)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name, value]) => ({ ...base, [name]: !value }));
  const values = Object.entries(properties).flatMap(([name, part]) =>
    (resolve(part, operation.schemas).enum ?? []).map((value) => ({ ...base, [name]: value })),
  );
  const shorter = Object.keys(base)
    .filter((name) => !required.includes(name))
    .map((name) => Object.fromEntries(Object.entries(base).filter(([key]) => key !== name)));
  const added = Object.entries(properties)
    .filter(([name, part]) => !(name in base) && typeOf(resolve(part, operation.schemas)) === 'string')
    .map(([name]) => ({ ...base, [name]: MISSING_ID }));
  const turnedOn = Object.entries(properties)
    .filter(([name, part]) => !(name in base) && typeOf(resolve(part, operation.schemas)) === 'boolean')
    .filter(([name]) => !TRIAL.test(name))
    .map(([name]) => ({ ...base, [name]: true }));
  return [...switched, ...values, ...turnedOn, ...shorter, ...added, ...withOneNull(operation, base)];
}

/** Sets a member with few values to another value and then omits it: the value must stay. */
export const changedThenOmitted = (operation: Operation, base: Payload): Payload[] =>
  inBody(operation, base, ({ request, schemas }, body) => {
    const { properties = {}, required = [] } = flattened(request, schemas);
    return Object.keys(body).flatMap((name) => {
      const { enum: values } = flattened(properties[name] ?? {}, schemas);
      const known = values ?? (typeof body[name] === 'boolean' ? [true, false] : []);
      const other = known.findLast((value) => value !== body[name] && value !== null);
      const { [name]: _, ...rest } = body;
      return other === undefined || required.includes(name) ? [] : [{ ...body, [name]: other }, rest];
    });
  });

/** Sets each nullable member to null, one per request. */
export const withOneNull = ({ request, schemas }: Operation, base: Payload): Payload[] => {
  const { properties = {} } = flattened(request, schemas);
  return Object.keys(base)
    .filter((name) => base[name] !== null && takesNull(properties[name] ?? {}, schemas))
    .map((name) => ({ ...base, [name]: null }));
};

/** Returns requests with a text in each nullable member that is not sent: a missing value cannot be removed. */
export const withNullableTexts = (operation: Operation, base: Payload): Payload[] =>
  inBody(operation, base, ({ request, schemas }, body) => {
    const { properties = {} } = flattened(request, schemas);
    const added = Object.entries(properties).filter(
      ([name, part]) => !(name in body) && takesNull(part, schemas) && isFreeText(flattened(part, schemas)),
    );
    return added.length === 0
      ? []
      : [{ ...body, ...Object.fromEntries(added.map(([name]) => [name, MISSING_ID])) }];
  });

/** Sets each nullable time that is not sent, and then clears it with null: an example seldom has all of them. */
export const timesThenNull = (operation: Operation, base: Payload): Payload[] =>
  inBody(operation, base, ({ request, schemas }, body) =>
    Object.entries(flattened(request, schemas).properties ?? {}).flatMap(([name, part]) => {
      const { format = '' } = flattened(part, schemas);
      const value = FAR[format];
      const isClearable = value !== undefined && takesNull(part, schemas);
      if (!isClearable || name in body || STATE.test(name)) return [];
      return [value, null].map((each) => ({ ...body, [name]: each }));
    }),
  );

/** A time far in the future, by its format. */
const FAR: Readonly<Record<string, string>> = { date: '2039-06-15', 'date-time': '2039-06-15T09:00:00Z' };
/** Times that put a resource into another state: `deleted_at`, `locked_until`. */
const STATE = /delet|remov|archiv|clos|cancel|lock|disab|suspend|expir|revo|publish|\b(end|valid)/i;

/** Returns requests whose list has several seen resources: all of them, and each two. */
function several(operation: Operation, base: Payload, pool: Pool): Payload[] {
  return Object.entries(base).flatMap(([name, value]) => {
    if (!Array.isArray(value) || typeof value[0] !== 'object') return [];
    const items = [
      ...new Map(
        pool.filled(operation, { item: value[0] }, RECORDS).map(({ item }) => [JSON.stringify(item), item]),
      ).values(),
    ];
    return [
      { ...base, [name]: items },
      ...items.flatMap((one, index) =>
        items.slice(index + 1).map((other) => ({ ...base, [name]: [one, other] })),
      ),
    ].slice(0, LISTS);
  });
}

/** Sets every member of that name, at any depth. */
const replaced = (members: Payload, name: string, by: unknown): Payload =>
  Object.fromEntries(
    Object.entries(members).map(([key, part]) => [key, key === name ? by : replacedBelow(part, name, by)]),
  );

function replacedBelow(value: unknown, name: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => replacedBelow(item, name, by));
  return isObject(value) ? replaced(value, name, by) : value;
}

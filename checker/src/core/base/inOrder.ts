/** Orders pairs such as begin and end. A schema cannot state the order, but every backend requires it. */
import { isObject } from './object.ts';
import type { Payload } from './payload.ts';
import { timeOf } from './timeOf.ts';
import { DAY_MS } from './timeUnits.ts';

interface Pair {
  readonly lesser: string;
  readonly greater: string;
  /** Finds the lesser part in a name. */
  readonly found: RegExp;
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Name parts of the lesser and of the greater member of a pair. */
const PAIRS: readonly Pair[] = [
  ['start', 'end'],
  ['begin', 'end'],
  ['from', 'to'],
  ['since', 'until'],
  ['after', 'before'],
  ['arrival', 'departure'],
  ['checkIn', 'checkOut'],
  ['check_in', 'check_out'],
  ['checkin', 'checkout'],
  ['pickup', 'dropoff'],
  ['min', 'max'],
  ['lower', 'upper'],
].map(([lesser = '', greater = '']) => ({
  lesser,
  greater,
  // `notAfter` is the greater one of `notBefore` and `notAfter`.
  found: new RegExp(`(^|(?<!not)[_-])${lesser}|(?<!not)${capital(lesser)}`, 'u'),
}));

/** Returns the payload with the lesser value of each pair at its lower end. Equal ends of a span get a day between them. */
export const inOrder = (payload: Payload): Payload => withLength(sorted(payload));

const sorted = (payload: Payload): Payload =>
  Object.entries(payload).reduce<Payload>(
    (result, [name, value]) => {
      const other = greaterOf(name).find((each) => each in payload);
      const greater = other === undefined ? undefined : payload[other];
      return other !== undefined && isLess(greater, value)
        ? { ...result, [name]: greater, [other]: value }
        : result;
    },
    Object.fromEntries(
      Object.entries(payload).map(([name, value]) => [name, isObject(value) ? inOrder(value) : value]),
    ),
  );

/** Pairs of names for the begin and the end of a span. `after` and `before` are left out: `notBefore` is the earlier one. */
const OF_TIME = PAIRS.filter(({ lesser }) =>
  /^(start|begin|from|since|arrival|check.?in|pickup)$/i.test(lesser),
);

export interface Range {
  /** The member at which the span begins. */
  readonly begin: string;
  readonly end: string;
}

/** Returns both ends of each span of days or times in a payload. */
export const spansIn = (payload: Payload): Range[] =>
  Object.keys(payload).flatMap((begin) =>
    greaterOf(begin, OF_TIME)
      .filter((end) => isTime(payload[begin]) && isTime(payload[end]))
      .map((end) => ({ begin, end })),
  );

/** Moves an end that equals its begin to the next day: many backends require a positive length. */
export const withLength = (payload: Payload): Payload =>
  spansIn(payload).reduce<Payload>(
    (result, { begin, end }) =>
      timeOf(result[begin]) === timeOf(result[end])
        ? { ...result, [end]: nextDay(String(result[end])) }
        : result,
    payload,
  );

/** Returns the same hour of the next day in the same format. */
const nextDay = (text: string): string =>
  new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10) + text.slice(10);

/** Returns a span whose end is before its begin. */
export const backwardIn = (payload: Payload): Range | undefined =>
  spansIn(payload).find(({ begin, end }) => isLess(payload[end], payload[begin]));

/** Returns payloads with one reversed span each. */
export const backward = (payload: Payload): Payload[] =>
  spansIn(payload).map(({ begin, end }) => {
    const [first, last] = [String(payload[begin]), String(payload[end])];
    // Equal days cannot be swapped, so the first one moves a year later.
    const later = isLess(first, last) ? last : last.replace(/^\d{4}/, (year) => String(Number(year) + 1));
    return { ...payload, [begin]: later, [end]: first };
  });

/** Returns the names that the greater member may have: `ends_at` for `starts_at`, `max_price` for `min_price`. */
const greaterOf = (name: string, pairs = PAIRS): string[] =>
  pairs.flatMap(({ lesser, greater, found }) => {
    const [word] = found.exec(name) ?? [];
    if (word === undefined) return [];
    const other = word === capital(lesser) ? capital(greater) : word.replace(lesser, greater);
    return [name.replace(word, other)];
  });

/** Compares numbers, days and times; other values have no order. */
function isLess(one: unknown, other: unknown): boolean {
  const isLesserNumber = typeof one === 'number' && typeof other === 'number' && one < other;
  return isLesserNumber || timeOf(one) < timeOf(other);
}

const isTime = (value: unknown): boolean => !Number.isNaN(timeOf(value));

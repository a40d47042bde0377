/** What ends comes after what begins: no schema says so, and every backend wants it. */
import type { Payload } from '../contract/types.ts';
import { isObject } from '../object.ts';

/** How the lesser of two members is named, and the greater one. */
const PAIRS: readonly (readonly [lesser: string, greater: string])[] = [
  ['start', 'end'],
  ['begin', 'end'],
  ['from', 'to'],
  ['since', 'until'],
  ['after', 'before'],
  ['min', 'max'],
  ['lower', 'upper'],
];

/** The same payload; where two members of it are the two ends of one range, the lesser value is in the lesser of them. */
export const inOrder = (payload: Payload): Payload =>
  Object.entries(payload).reduce<Payload>(
    (sum, [name, value]) => {
      const other = greaterOf(name).find((each) => each in payload);
      const greater = other === undefined ? undefined : payload[other];
      return other !== undefined && isLess(greater, value)
        ? { ...sum, [name]: greater, [other]: value }
        : sum;
    },
    Object.fromEntries(
      Object.entries(payload).map(([name, value]) => [name, isObject(value) ? inOrder(value) : value]),
    ),
  );

/** `starts_at`, `startDate`, `min_price`: the names that the other end may have. */
const greaterOf = (name: string): string[] =>
  PAIRS.flatMap(([lesser, greater]) => {
    const found = new RegExp(`(^|[_-])${lesser}|${capital(lesser)}`).exec(name);
    if (!found) return [];
    const [word] = found;
    const other = word === capital(lesser) ? capital(greater) : word.replace(lesser, greater);
    return [name.replace(word, other)];
  });

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const isLess = (one: unknown, other: unknown): boolean =>
  (typeof one === 'number' && typeof other === 'number' && one < other) ||
  (typeof one === 'string' && typeof other === 'string' && timeOf(one) < timeOf(other));

const timeOf = (text: string): number =>
  /^\d{4}-\d\d/.test(text) ? Date.parse(text.replace(' ', 'T')) : NaN;

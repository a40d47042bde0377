/** Writes and reads nested values of queries and forms with brackets: `metadata[order]=77`. */
import { isObject } from '../base/object.ts';
import type { Payload } from '../contract/types.ts';

/** Returns one pair per value within an object. @param textOf writes a value that is no object */
export const bracketed = (
  name: string,
  value: unknown,
  textOf: (value: unknown) => string,
): [string, string][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, part]) => bracketed(`${name}[${key}]`, part, textOf))
    : [[name, textOf(value)]];

/** Maximum number of brackets to read. */
const DEPTH = 5;

/** Returns the object that the pairs of a name describe; undefined without such a pair. */
export function nestedIn(name: string, pairs: Iterable<readonly [string, string]>): Payload | undefined {
  const found: Record<string, unknown> = {};
  for (const [key, value] of pairs) {
    const keys = [...key.slice(name.length).matchAll(/\[([^[\]]+)\]/g)].map(([, each = '']) => each);
    const isOwn = key === `${name}${keys.map((each) => `[${each}]`).join('')}`;
    if (isOwn && keys.length > 0 && keys.length <= DEPTH && !keys.includes('__proto__'))
      put(found, keys, value);
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function put(within: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) within[key] = value;
  else {
    const inner = isObject(within[key]) ? { ...within[key] } : {};
    put(inner, rest, value);
    within[key] = inner;
  }
}

/** Returns whether an object can be sent with brackets: each value is a text, a number or a boolean. An empty one sends nothing. */
export const isBracketable = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, part]) =>
      /^[^[\]]+$/.test(key) && (isBracketable(part) || /^(string|number|boolean)$/.test(typeof part)),
  );

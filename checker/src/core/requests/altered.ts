/** Makes requests with other texts and numbers: only a changed value can show that a change was lost. */
import { isObject } from '../base/object.ts';
import { flattened } from '../contract/flattened.ts';
import { isFreeText } from '../contract/freeText.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import { inBody } from './inBody.ts';

/** Members that identify a resource or count its changes, which must not be altered. */
const NAMES =
  /(^|_|[a-z])(id|uuid|no|nr|number|code|key|sku|slug|username|login|e?mail|url|version|revision|token)$/i;

/** Maximum length of an altered text, in letters. */
const MAX_LENGTH = 200;

/** @returns one request with all changes, and one per change, because the backend may refuse one of them */
export const altered = (operation: Operation, base: Payload): Payload[] =>
  inBody(operation, base, ({ request, schemas, places = {}, linked }, body) => {
    const { properties = {} } = flattened(request, schemas);
    const others = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
      // Parameters beside the body select a resource, and linked members name one.
      if (NAMES.test(name) || places[name] || linked[name] !== undefined) return [];
      const other = anotherOf(value, flattened(properties[name] ?? {}, schemas));
      return other === undefined ? [] : [[name, other]];
    });
    const one = others.map(([name, other]) => ({ ...body, [name]: other }));
    return others.length > 1 ? [{ ...body, ...Object.fromEntries(others) }, ...one] : one;
  });

/**
 * Returns another valid value: a text with ` 2` or ` 3` at its end, or the next number, at the maximum the previous one. Returns
 * undefined for any other value.
 */
export function anotherOf(value: unknown, schema: Schema): unknown {
  const { maximum = Infinity, multipleOf, maxLength = Infinity } = schema;
  if (typeof value === 'string' && isFreeText(schema) && schema.pattern === undefined && !schema.format)
    return value.trim() === '' ? undefined : anotherText(value, Math.min(maxLength, MAX_LENGTH));
  // `not` may exclude the next number.
  if (typeof value !== 'number' || schema.enum || isObject(schema.not)) return undefined;
  const step = multipleOf !== undefined && multipleOf > 1 ? multipleOf : 1;
  const other = value + step <= maximum ? value + step : value - step;
  // Money has at most two decimals.
  return typeOf(schema) === 'integer' ? other : Math.round(other * 100) / 100;
}

/** Returns another text of at most `most` letters. With two, ` 2` would be the whole text, and backends trim its space. */
function anotherText(value: string, most: number): string {
  const [end, other] = most > 2 ? [' 2', ' 3'] : ['2', '3'];
  const ending = (each: string): string => `${value.slice(0, most - each.length)}${each}`;
  return ending(end) === value ? ending(other) : ending(end);
}

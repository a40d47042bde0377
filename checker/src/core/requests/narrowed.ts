/**
 * Makes requests for a list with one filter or sort order each, and values that the target has shown. Compared with the whole list, the
 * responses show which items are missing.
 */
import { numberOf } from '../base/numberOf.ts';
import { timeOf } from '../base/timeOf.ts';
import { flattened } from '../contract/flattened.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import { valueOf } from '../contract/valueOf.ts';
import { alternatives } from './alternatives.ts';
import { isReadParameter } from './asked.ts';
import { limitOf } from './limits.ts';
import type { Pool } from './pool.ts';
import { DIRECTION, SORT } from './sorting.ts';
import { spanFilters } from './spanFilters.ts';

/** Returns requests with one filter or sort order each. @param base request for the list with required members only */
export function narrowed(operation: Operation, base: Payload, pool: Pool): Payload[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const asked = Object.entries(properties).flatMap(([name, part]) =>
    isFilter(operation, name)
      ? valuesFor(name, valueOf(part, operation.schemas), operation, pool).map((value) => ({
          ...base,
          [name]: value,
        }))
      : [],
  );
  return [...asked, ...eachWay(operation, base)];
}

/** Returns whether a member filters or sorts the list: it is not part of paging. */
function isFilter(operation: Operation, name: string): boolean {
  const { paging, cursor } = operation;
  const others = [paging?.ask.page, paging?.ask.size, cursor?.ask, cursor?.size];
  const { required = [] } = flattened(operation.request, operation.schemas);
  // A call with a required parent lists the resources within it.
  const isWithin = operation.places?.[name] === undefined && required.includes(name);
  return isReadParameter(operation, name) && !isWithin && !others.includes(name);
}

/** Returns values to ask for: all choices; for a limit or a span, the middle of the values that it limits; else one seen value. */
function valuesFor(name: string, schema: Schema, operation: Operation, pool: Pool): readonly unknown[] {
  const { items } = schema;
  if (items) {
    const values = valuesFor(name, valueOf(items, operation.schemas), operation, pool);
    // Both values occur, so that a backend which uses only the first one shows too few.
    const [one, other] = pool.of(name).filter((value) => values.includes(value));
    return [...values.map((value) => [value]), ...(other === undefined ? [] : [[one, other]])];
  }
  if (schema.enum) return schema.enum;
  const choices = alternatives(schema.pattern ?? '');
  if (choices.length > 0) return choices;
  if (typeOf(schema) === 'boolean') return [true, false];
  const limit = limitOf(name);
  if (limit) {
    const numbers = pool.of(limit.member).map(numberOf);
    return middleOf(numbers.filter((value) => !Number.isNaN(value)));
  }
  const span = spanFilters(operation).find((each) => each.name === name);
  if (span) {
    const times = span.member === undefined ? pool.times(span.of) : timesOf(pool, span.member);
    return middleOf(times).map((time) => (schema.format === 'date' ? time.slice(0, 10) : time));
  }
  return pool.of(name).slice(0, 1);
}

const timesOf = (pool: Pool, member: string): string[] =>
  pool.of(member).filter((value) => typeof value === 'string' && !Number.isNaN(timeOf(value))) as string[];

/** Returns the middle value, so that the list has values below and above it. */
function middleOf<Value extends string | number>(values: readonly Value[]): Value[] {
  const sorted = values.toSorted((one, other) =>
    typeof one === 'number' ? one - Number(other) : timeOf(one) - timeOf(other),
  );
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? [] : [middle];
}

/** Returns a request for each order in each direction, if a separate parameter gives the direction. */
function eachWay(operation: Operation, base: Payload): Payload[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const names = Object.keys(properties).filter((name) => isFilter(operation, name));
  const valuesOf = (wanted: RegExp): [string, readonly unknown[]] => {
    const name = names.find((each) => wanted.test(each)) ?? '';
    const schema = valueOf(properties[name] ?? {}, operation.schemas);
    return [name, schema.enum ?? (typeOf(schema) === 'boolean' ? [true, false] : [])];
  };
  const [[sort, orders], [direction, directions]] = [valuesOf(SORT), valuesOf(DIRECTION)];
  return orders.flatMap((order) => directions.map((each) => ({ ...base, [sort]: order, [direction]: each })));
}

import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { askedPage, numberIn, partOf } from './paging.ts';

/**
 * Returns whether a response contains the whole list: no pages, or a first page that is not full.
 *
 * @param payload the request
 * @param data content of the response without its wrapper
 * @param items the items in it
 */
export function isAllOf(
  operation: Operation,
  payload: Payload,
  data: unknown,
  items: readonly Payload[],
): boolean {
  const { paging, cursor } = operation;
  if (cursor) {
    const { next, more, size = '' } = cursor;
    const asked = withDefaults(operation, payload);
    const goesOn = partOf(data, next ?? '') || partOf(data, more ?? '') === true;
    const isFirst = asked[cursor.ask ?? ''] === undefined;
    const limit = numberIn(asked, size);
    // Without a known limit, the page may be full.
    return !goesOn && isFirst && limit !== undefined && items.length < limit;
  }
  if (!paging) return true;
  // The server may return fewer items than requested although more follow.
  const links = NEXT_LINKS.map((place) => partOf(data, place));
  if (links.some((link) => typeof link === 'string' && link !== '')) return false;
  const asked = askedPage(operation, withDefaults(operation, payload));
  return asked !== undefined && asked.page === 1 && items.length < asked.size;
}

/** Members of OData with the address of the next part. */
const NEXT_LINKS = ['nextLink', '@odata.nextLink', 'odata.nextLink'];

/** Fills in the defaults of the contract. */
export function withDefaults(operation: Operation, payload: Payload): Payload {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const defaults = Object.entries(properties).flatMap(([name, part]) => {
    const { default: value } = flattened(part, operation.schemas);
    return value === undefined || name in payload ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...payload };
}

/** Reads and makes requests for pages, by the members that the contract names (`x-paging`). */
import { memberOf } from '../base/object.ts';
import { flattened } from '../contract/flattened.ts';
import { resolve } from '../contract/resolve.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** The number of a page, from 1, and its size. */
export interface RequestedPage {
  readonly page: number;
  readonly size: number;
}

/** Returns the requested page; undefined for a request without one. */
export function askedPage({ paging }: Operation, payload: Payload): RequestedPage | undefined {
  if (!paging) return undefined;
  const [page, size] = [numberIn(payload, paging.ask.page), numberIn(payload, paging.ask.size)];
  // A size of 0 may mean the default size, or no items.
  if (page === undefined || size === undefined || size < 1) return undefined;
  if (!paging.byOffset) return { page: paging.fromZero ? page + 1 : page, size };
  // An offset is the start of a page only if it is a multiple of the size.
  return page % size === 0 ? { page: page / size + 1, size } : undefined;
}

/** Returns the part of a document at a place such as `meta/total`. */
export const partOf = (document: unknown, place: string): unknown =>
  place.split('/').reduce(memberOf, document);

/** Returns the number at a place such as `meta/total`. It may be written as a text. */
export function numberIn(document: unknown, place: string): number | undefined {
  const held = partOf(document, place);
  const value = held === undefined ? Number.NaN : Number(held);
  return Number.isNaN(value) ? undefined : value;
}

/** Returns requests for the first two pages of the smallest size that the contract allows. */
export function smallPages(operation: Operation, base: Payload): Payload[] {
  const { request, schemas, paging } = operation;
  if (!paging) return [];
  const { properties = {} } = flattened(request, schemas);
  const { enum: sizes, minimum = 1 } = resolve(properties[paging.ask.size] ?? {}, schemas);
  return firstPages(operation, base, sizes ? Math.min(...sizes.map(Number)) : Math.max(1, minimum));
}

/** Returns requests for the first two pages. @param length the page size */
export function firstPages({ paging }: Operation, base: Payload, length: number): Payload[] {
  if (!paging) return [];
  const { page, size } = paging.ask;
  const first = paging.fromZero ? 0 : 1;
  return [0, 1].map((index) => ({
    ...base,
    [page]: paging.byOffset ? index * length : first + index,
    [size]: length,
  }));
}

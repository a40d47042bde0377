/** Which page a request asks for, and how big, by the members that the contract names (`x-paging`). */
import type { Operation, Payload } from '../contract/types.ts';
import { flattened } from '../contract/flattened.ts';
import { resolve } from '../contract/resolve.ts';
import { memberOf } from '../object.ts';

export interface Asked {
  readonly page: number;
  readonly size: number;
}

/** @returns undefined for a request that asks for no page */
export function askedPage({ paging }: Operation, payload: Payload): Asked | undefined {
  if (!paging) return undefined;
  const [page, size] = [numberIn(payload, paging.ask.page), numberIn(payload, paging.ask.size)];
  if (page === undefined || size === undefined) return undefined;
  if (!paging.byOffset) return { page, size };
  // Pages of that size begin there, or none does.
  return page % size === 0 ? { page: page / size + 1, size } : undefined;
}

/** The number that a member holds, as a number or as a text. */
export function numberIn(document: unknown, name: string): number | undefined {
  const held = memberOf(document, name);
  const value = held === undefined ? Number.NaN : Number(held);
  return Number.isNaN(value) ? undefined : value;
}

/** The first two pages of the smallest size that the contract allows. */
export function smallPages({ request, schemas, paging }: Operation, base: Payload): Payload[] {
  if (!paging) return [];
  const { page, size } = paging.ask;
  const { properties = {} } = flattened(request, schemas);
  const { enum: sizes, minimum = 1 } = resolve(properties[size] ?? {}, schemas);
  const least = sizes ? Math.min(...sizes.map(Number)) : minimum;
  return [1, 2].map((number) => ({
    ...base,
    [page]: paging.byOffset ? (number - 1) * least : number,
    [size]: least,
  }));
}

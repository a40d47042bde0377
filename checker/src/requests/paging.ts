/** Which page a request asks for, and how big, by the names that the contracts use. */
import type { Operation, Payload } from '../contract/types.ts';
import { resolve } from '../contract/resolve.ts';

export const PAGE = ['pageNo', 'pageNum'] as const;
export const SIZE = ['pageSize', 'size'] as const;

export interface Asked {
  readonly page: number;
  readonly size: number;
}

/** @returns undefined for a request that asks for no page */
export function askedPage(payload: Payload): Asked | undefined {
  const [page, size] = [first(payload, PAGE), first(payload, SIZE)];
  return page === undefined || size === undefined ? undefined : { page, size };
}

/** The number under the first of some names that there is. */
export function first(document: Payload, names: readonly string[]): number | undefined {
  const name = names.find((each) => document[each] !== undefined);
  const value = name === undefined ? undefined : Number(document[name]);
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

/** The first two pages of the smallest size that the contract allows. */
export function smallPages({ request, schemas }: Operation, base: Payload): Payload[] {
  const { properties = {} } = resolve(request, schemas);
  const page = PAGE.find((name) => properties[name]);
  const size = SIZE.find((name) => properties[name]);
  if (page === undefined || size === undefined) return [];
  const { enum: sizes, minimum = 1 } = resolve(properties[size] ?? {}, schemas);
  const least = sizes ? Math.min(...sizes.map(Number)) : minimum;
  return [1, 2].map((number) => ({ ...base, [page]: number, [size]: least }));
}

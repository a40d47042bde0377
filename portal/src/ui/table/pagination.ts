import { halfWidth } from '../../format/typed.ts';
import { PAGE_PARAM, SIZE_PARAM } from './urlParams.ts';

/** Number of rows, current page and page size of a list. 2 §3 */
export interface Pagination {
  readonly total: number;
  readonly pageNo: number;
  readonly size: number;
}

/** Page sizes that the user can choose. 2 §9 */
export const PAGE_SIZES = [10, 20, 30] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Reads a page size; anything unknown is the smallest. */
export const sizeOf = (text: string | null): PageSize =>
  PAGE_SIZES.find((known) => String(known) === text) ?? PAGE_SIZES[0];

export interface PageRequest {
  readonly pageNo: number;
  readonly size: PageSize;
}

export const pageCount = ({ total, size }: Pagination): number => Math.max(1, Math.ceil(total / size));

/** The pager auto-hides when one page suffices. 2 §9 */
export const hidesPager = (pagination: Pagination): boolean => pageCount(pagination) <= 1;

export type PagerItem = number | 'gap';

/** Page numbers to show: the ends, the current page and its neighbours; never more than seven entries. */
export function pagerItems(pagination: Pagination): PagerItem[] {
  const last = pageCount(pagination);
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= 7) return all;
  const middle = middlePages(pagination.pageNo, all);
  const low = middle[0] ?? 2;
  const high = middle.at(-1) ?? last;
  return [
    1,
    ...(low > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(high < last - 1 ? (['gap'] as const) : []),
    last,
  ];
}

/** Returns the pages between the first and the last: those at a near end, else the current one with its neighbours. */
function middlePages(pageNo: number, all: readonly number[]): readonly number[] {
  if (pageNo <= 4) return all.slice(1, 5);
  if (pageNo >= all.length - 3) return all.slice(-5, -1);
  return all.slice(pageNo - 2, pageNo + 1);
}

/** Returns whether the pager has a field for a page number: above five pages. */
export const offersJump = (pagination: Pagination): boolean => pageCount(pagination) > 5;

/** Reads a typed page number; out of range it is the nearest end, empty it is undefined. */
export function typedPage(typed: string, pages: number): number | undefined {
  const digits = halfWidth(typed);
  if (!/^\d+$/.test(digits)) return undefined;
  return Math.min(Math.max(1, Number(digits)), pages);
}

/** Changes the size and keeps the first row visible. */
export function resized({ pageNo, size }: Omit<Pagination, 'total'>, next: PageSize): PageRequest {
  const firstRow = (pageNo - 1) * size;
  return { pageNo: Math.floor(firstRow / next) + 1, size: next };
}

/** Page and size in the URL; else the first page in the preferred size. */
export function pageOf(query: URLSearchParams, preferred: PageSize = PAGE_SIZES[0]): PageRequest {
  const pageNo = Number(query.get(PAGE_PARAM));
  const text = query.get(SIZE_PARAM);
  const size = text === null ? preferred : sizeOf(text);
  return { pageNo: Number.isInteger(pageNo) && pageNo > 0 ? pageNo : 1, size };
}

/**
 * Returns the query with this page; the rest stays. The URL omits ten rows where they are the default. It includes any
 * other size, so that a shared link shows the same rows to everyone.
 */
export function withPage(
  query: URLSearchParams,
  { pageNo, size }: PageRequest,
  preferred: PageSize = PAGE_SIZES[0],
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PAGE_PARAM);
  next.delete(SIZE_PARAM);
  if (pageNo > 1) next.set(PAGE_PARAM, String(pageNo));
  if (size !== PAGE_SIZES[0] || preferred !== PAGE_SIZES[0]) next.set(SIZE_PARAM, String(size));
  return next;
}

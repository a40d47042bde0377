import type { Day } from '../../../world/values/calendar.ts';
import { memo } from '../../../world/ledger/memo.ts';
import type { World } from '../../../world/world.ts';

interface Paged {
  pageNo: number;
  pageSize: number;
}

/**
 * Everything about a question but the page, found once in a world: a company with many records answers the next page as
 * fast as one with few.
 */
export function foundOnce<Found>(
  world: World,
  name: string,
  { pageNo: _page, pageSize: _size, ...question }: Paged,
  today: Day,
  find: () => Found,
): Found {
  return memo(world, `${name} ${JSON.stringify([question, today])}`, find);
}

/** Order of texts that all have one form: days, moments, numbers. Collation would cost ten times as much. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One page of rows, as every list answers it (spec 2 §3). */
export function pageOf<Row>(rows: readonly Row[], { pageNo, pageSize }: Paged) {
  return {
    total: rows.length,
    pageNo,
    size: pageSize,
    list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  };
}

import type { Day } from '#simulator/world/values/calendar.ts';
import { derivedBy } from '#simulator/world/values/derived.ts';
import type { World } from '#simulator/world/world.ts';

interface Paged {
  pageNo: number;
  pageSize: number;
}

/** A query without its page. */
export type Question<Input extends Paged> = Omit<Input, keyof Paged>;

/**
 * Caches the result of a query for a world, because all its pages need the same: the next page then costs the same,
 * however many records a company has. derivedBy() compares queries by their JSON.
 */
export function memoizedQuery<Input extends Paged, Found>(
  find: (world: World, question: Question<Input>, today: Day) => Found,
): (world: World, input: Input, today: Day) => Found {
  const found = derivedBy((world: World, key: { question: Question<Input>; today: Day }) =>
    find(world, key.question, key.today),
  );
  return (world, { pageNo: _page, pageSize: _size, ...question }, today) => found(world, { question, today });
}

/** Compares texts of one format: days, moments, numbers. Collation would cost ten times as much. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns one page of rows in the common format of lists (spec 2 §3). */
export function pageOf<Row>(rows: readonly Row[], { pageNo, pageSize }: Paged) {
  return {
    total: rows.length,
    pageNo,
    size: pageSize,
    list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  };
}

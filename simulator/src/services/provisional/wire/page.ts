import type { Day } from '#simulator/world/values/calendar.ts';
import { derivedBy } from '#simulator/world/values/derived.ts';
import type { World } from '#simulator/world/world.ts';

interface Paged {
  pageNo: number;
  pageSize: number;
}

/** A query without its page. */
export type Question<Input extends Paged> = Omit<Input, keyof Paged>;

/** Caches what all pages of a query share for a world: the next page costs the same for a company with many records. */
export function memoizedQuery<Input extends Paged, Found>(
  find: (world: World, question: Question<Input>, today: Day) => Found,
): (world: World, input: Input, today: Day) => Found {
  const found = derivedBy((world: World, asked: { question: Question<Input>; today: Day }) =>
    find(world, asked.question, asked.today),
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

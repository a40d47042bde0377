import type { Day } from '#simulator/world/values/calendar.ts';
import { derivedBy } from '#simulator/world/values/derived.ts';
import type { World } from '#simulator/world/world.ts';

interface Paged {
  pageNo: number;
  pageSize: number;
}

/** Everything about a question but the page. */
export type Question<Input extends Paged> = Omit<Input, keyof Paged>;

/**
 * Finds what all pages of a question share once in a world: a company with many records answers the next page as fast as
 * one with few.
 */
export function foundOnce<Input extends Paged, Found>(
  find: (world: World, question: Question<Input>, today: Day) => Found,
): (world: World, input: Input, today: Day) => Found {
  const found = derivedBy((world: World, asked: { question: Question<Input>; today: Day }) =>
    find(world, asked.question, asked.today),
  );
  return (world, { pageNo: _page, pageSize: _size, ...question }, today) => found(world, { question, today });
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

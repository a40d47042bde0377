import { bounded } from './bounded.ts';

/** Number of items that share one time limit: to start a limit costs more than most items take. */
const TOGETHER = 50;

/**
 * Runs synchronous work for each item.
 * @param limitMs time for at most 50 items
 * @param instead result for an item whose work failed or timed out
 */
export function eachWithin<Item, Result>(
  items: readonly Item[],
  limitMs: number,
  work: (item: Item) => Result,
  instead: (item: Item, error: unknown) => Result,
): Result[] {
  const results: Result[] = [];
  while (results.length < items.length) {
    const end = Math.min(items.length, results.length + TOGETHER);
    try {
      bounded(limitMs, () => {
        while (results.length < end) results.push(work(items[results.length]!));
      });
    } catch (error) {
      results.push(instead(items[results.length]!, error));
    }
  }
  return results;
}

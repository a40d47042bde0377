import { tour } from '../../explore/tour/tour.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { expect, test } from '../../support/sim.ts';

/**
 * The law that one figure is the same wherever it is shown: the books of a session are read from page to page, and every fact that
 * two of them tell is compared, totals with their parts too. Here the books most likely to contradict, of each
 * family: the commit draws half of them, `DRAW=all` takes all. Another scenario's with every commit in
 * tests/explore/bounded.spec.ts, all of them by `npm run proof -- explore --books`.
 */
const books = [
  ['overdue-bill', '/company/index?productCode=12003'],
  ['child-account,billing-in-progress-own', '/company/index?productCode=12003'],
  ['wholesale,refund-states', '/fenxiao/index?productCode=12012'],
  ['factoring', '/baolibiaopin/index?productCode=12023'],
] as const;

for (const [scenario, path] of drawnByCommit(books, 2)) {
  test(
    `${scenario}: every figure is the same wherever it stands`,
    { tag: ['@mend-same-figure'] },
    async ({ page, baseURL }) => {
      const { seen, found } = await tour(page, baseURL ?? '', { scenario, path, width: '1440' });
      const shared = [...Map.groupBy(seen, ({ fact }) => fact).values()].filter(({ length }) => length > 1);
      expect(found.map(({ says }) => says)).toEqual([]);
      // Little to compare would prove little: home, lists and details each tell of the same bills, orders and repayments.
      expect(shared.length).toBeGreaterThan(50);
    },
  );
}

import { tour } from '../../explore/tour/tour.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { expect, test } from '../../support/sim.ts';

/**
 * A figure is the same on every page. The test reads all pages of a session and compares each fact that two pages show, and totals
 * with their parts. Here: half of the likeliest scenarios of the product families, which the commit draws (`DRAW=all`: all of
 * them). Each commit adds one in tests/explore/bounded.spec.ts; `npm run proof -- explore --books` reads all.
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
      expect(found.map(({ message }) => message)).toEqual([]);
      // Little to compare would prove little: home, lists and details each tell of the same bills, orders and repayments.
      expect(shared.length).toBeGreaterThan(50);
    },
  );
}

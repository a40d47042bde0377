/**
 * Tests that a figure is the same on every page. It reads all pages of a session, and compares each fact that two pages show and
 * each total with its parts. The commit selects one of these scenarios (`DRAW=all` selects all), and one more of all scenarios in
 * tests/explore/bounded.spec.ts. `npm run proof -- explore --books` reads all scenarios.
 */
import { tour } from '../../explore/tour/tour.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { expect, test } from '../../support/sim.ts';

/** The most important scenario of each product family, with the page to start from. */
const books = [
  ['overdue-bill', '/company/index?productCode=12003'],
  ['child-account,billing-in-progress-own', '/company/index?productCode=12003'],
  ['wholesale,refund-states', '/fenxiao/index?productCode=12012'],
  ['factoring', '/baolibiaopin/index?productCode=12023'],
] as const;

for (const [scenario, path] of drawnByCommit(books, books.length)) {
  test(
    `shows each figure alike on all pages in ${scenario}`,
    { tag: ['@mend-same-figure'] },
    async ({ page, baseURL }) => {
      const { seen, found } = await tour(page, baseURL ?? '', { scenario, path, width: '1440' });
      const shared = [...Map.groupBy(seen, ({ fact }) => fact).values()].filter(({ length }) => length > 1);
      expect(found.map(({ message }) => message)).toEqual([]);
      // Guards against an empty comparison: home, lists and details show the same bills, orders and repayments.
      expect(shared.length).toBeGreaterThan(50);
    },
  );
}

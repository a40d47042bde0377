import { expect, test } from 'vitest';
import { loadLine, median, mediansOf, routeLine, slowLine, visitsLine } from './figures.ts';

test('takes the median of an odd and an even number of runs, and that of each figure', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(
    mediansOf([
      { js: 1, lcp: 9 },
      { js: 3, lcp: 7 },
      { js: 2, lcp: 8 },
    ]),
  ).toEqual({ js: 2, lcp: 8 });
});

test('shows the figure, its ratio and whether the budget holds', () => {
  const floor = { js: 100_000, lcp: 600, cls: 0 };
  const line = loadLine(
    { name: 'home', js: 160_000, lcp: 1200, cls: 0.01, budget: { js: 1.7, lcp: 1.7, cls: 0.02 } },
    floor,
  );
  expect(line).toContain('JS 160 kB = 1.60 ≤ 1.7');
  expect(line).toContain('LCP 1200 ms = 2.00 > 1.7 !');
  expect(line).toContain('CLS 0.010 ≤ 0.02');
});

test('compares route changes with those of the floor', () => {
  const line = routeLine('bills', { first: 300, again: 120, inp: 64 }, { first: 120, again: 25, inp: 40 });
  expect(line).toContain('first 300 ms = 2.50 ≤ 3');
  expect(line).toContain('again 120 ms = 4.80 > 4 !');
});

test('judges the time of a second visit and the scripts that it fetches again', () => {
  const slower = visitsLine('home', { first: 1000, second: 760, again: 1200 });
  expect(slower).toContain('second visit LCP 760 ms = 0.76 of 1000 ms > 0.75 !');
  expect(slower).toContain('scripts again 1 kB > 0 !');
  const faster = visitsLine('home', { first: 1000, second: 700, again: 0 });
  expect(faster).toContain('= 0.70 of 1000 ms ≤ 0.75');
  expect(faster).toContain('scripts again 0 kB ≤ 0');
});

test('judges the times on a slow network', () => {
  const line = slowLine('home', { words: 2500, usable: 12_000 });
  expect(line).toContain('words 2500 ms ≤ 3000');
  expect(line).toContain('usable 12000 ms > 10000 !');
});

import { expect, test } from 'vitest';
import { shareOf } from './commitSeed.ts';

test.each([
  [7, 3],
  [8, 2],
  [123, 3],
])('%d items in %d shares: consecutive seeds give each item once', (count, shares) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const drawn = Array.from({ length: shares }, (_, seed) => shareOf(items, shares, 40 + seed));
  expect(drawn.flat().sort((one, other) => one - other)).toEqual(items);
  for (const { length } of drawn) expect(Math.abs(length - count / shares)).toBeLessThan(1);
});

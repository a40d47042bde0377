import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { siblingCount } from './sibling-count.ts';

const order = (lineCount: number, lines: number) => ({
  lineCount,
  lines: Array.from({ length: lines }, () => ({})),
});

test.each([
  ['it counts them', [order(2, 2), order(0, 0)], 0],
  ['fewer than there are', [order(1, 2)], 1],
  ['all are cut short', [order(7, 2), order(3, 2), order(1, 1)], 0],
  ['shorter than another one', [order(7, 1), order(2, 2)], 1],
])('%s', (_, items, count) => {
  expect(foreignComplaintsOf(siblingCount, 'petshop.listPets', { items, total: items.length })).toHaveLength(
    count,
  );
});

import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { siblingCount } from './sibling-count.ts';

const order = (lineCount: number, lines: number) => ({
  lineCount,
  lines: Array.from({ length: lines }, () => ({})),
});

test.each([
  ['accepts the right count', [order(2, 2), order(0, 0)], 0],
  ['reports more lines than the count', [order(1, 2)], 1],
  ['accepts lists cut at the same length', [order(7, 2), order(3, 2), order(1, 1)], 0],
  ['reports a list shorter than another one', [order(7, 1), order(2, 2)], 1],
])('%s', (_, items, count) => {
  expect(foreignComplaintsOf(siblingCount, 'petshop.listPets', { items, total: items.length })).toHaveLength(
    count,
  );
});

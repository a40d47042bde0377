import { expect, test } from 'vitest';
import { sorted, type SortKeys } from './sort.ts';

interface Row {
  id: string;
  amount: number;
  endedAt?: string;
}

const rows: readonly Row[] = [
  { id: 'a', amount: 100, endedAt: '2026-11-02 10:00:00' },
  { id: 'b', amount: 20 },
  { id: 'c', amount: 100, endedAt: '2026-10-31 23:59:59' },
  { id: 'd', amount: 3, endedAt: '2026-11-02 10:00:00' },
];
type Sort = 'amount' | '-amount' | 'endedAt' | '-endedAt';
const keys: SortKeys<Row, Sort> = { amount: (row) => row.amount, endedAt: (row) => row.endedAt };

test.each([
  [undefined, 'abcd'],
  // Numeric order, not text order; equal values keep their order in both directions.
  ['amount', 'dbac'],
  ['-amount', 'acbd'],
  // Rows without an end come last in both directions.
  ['endedAt', 'cadb'],
  ['-endedAt', 'adcb'],
] as const)('sorts rows by %s in the order %s, without changing the list', (sort, order) => {
  expect(
    sorted(rows, sort, keys)
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
  expect(rows.map(({ id }) => id).join('')).toBe('abcd');
});

import { expect, test, vi } from 'vitest';
import { allSubAccounts, offersEmpty } from './subAccounts.ts';

const page = (length: number) =>
  Array.from({ length }, (_, index) => ({ jdpin: `hechuan_${String(index)}` }));

test.each([
  [[3], 3, 1],
  [[10, 4], 14, 2],
  [[10, 0], 10, 2],
])('loads pages of %j accounts: %i accounts by %i calls', async (lengths, total, calls) => {
  const load = vi.fn((pageNo: number) => Promise.resolve(page(lengths[pageNo - 1] ?? 0)));
  expect(await allSubAccounts(load)).toHaveLength(total);
  expect(load).toHaveBeenCalledTimes(calls);
});

test('offers the empty option only on request and to a parent', () => {
  expect([offersEmpty(true, true), offersEmpty(true), offersEmpty(false, true), offersEmpty(false)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

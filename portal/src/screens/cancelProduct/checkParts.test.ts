import { expect, test } from 'vitest';
import { checkParts } from './checkParts.ts';

test('splits the items into debts, other blockers, lost, returned and passed ones', () => {
  const parts = checkParts({
    items: [
      { kind: 'BILLS_DUE', effect: 'BLOCKS', count: 1, amount: 10 },
      { kind: 'UNBILLED', effect: 'MET', count: 0, amount: 0 },
      { kind: 'CONTRACTS', effect: 'BLOCKS', count: 1 },
      { kind: 'COUPONS', effect: 'LOST', count: 3 },
      { kind: 'EASY_PAY_BALANCE', effect: 'RETURNED', count: 1, amount: 50 },
    ],
  });
  const kinds = (items: readonly { readonly kind: string }[]) => items.map(({ kind }) => kind);
  expect(kinds(parts.debts)).toEqual(['BILLS_DUE']);
  expect(kinds(parts.others)).toEqual(['CONTRACTS']);
  expect(kinds(parts.lost)).toEqual(['COUPONS']);
  expect(kinds(parts.passed)).toEqual(['UNBILLED']);
  expect(kinds(parts.returned)).toEqual(['EASY_PAY_BALANCE']);
  expect([parts.left, parts.all]).toEqual([2, 5]);
});

import { describe, expect, test } from 'vitest';
import { afterOrder, billableAmount, isWholeCompany, quickBillStep } from './quickBill.ts';

const bill = { companyBillAmount: 68_940.3, currentUserBillAmount: 41_276.8, status: 'none' };

describe('what a click does', () => {
  test.each([
    ['nothing unbilled', { companyBillAmount: 0, currentUserBillAmount: 0 }, true, 'none'],
    [
      'zero wins over billing',
      { companyBillAmount: 0, currentUserBillAmount: 0, status: 'billing' },
      true,
      'none',
    ],
    ['a bill in progress', { status: 'billing' }, true, 'billing'],
    ['otherwise the confirm dialog', {}, true, 'confirm'],
    ['a parent whose children bought', { currentUserBillAmount: 0 }, true, 'confirm'],
    ['a child without orders of its own', { currentUserBillAmount: 0 }, false, 'none'],
    ['a child', {}, false, 'confirm'],
  ] as const)('%s', (_, change, parent, expected) => {
    expect(quickBillStep({ ...bill, ...change }, parent)).toBe(expected);
  });
});

test('shows a child only its own amount', () => {
  expect(billableAmount(bill, true)).toBe(68_940.3);
  expect(billableAmount(bill, false)).toBe(41_276.8);
});

test('closes without an amount in the response, else shows progress', () => {
  expect(
    [{}, { quickBillAmount: null }, { quickBillAmount: 0 }, { quickBillAmount: 41_276.8 }].map(afterOrder),
  ).toEqual(['close', 'close', 'billing', 'billing']);
});

test('reads ALL_USER as the whole company', () => {
  expect(['ALL_USER', 'hechuan_caigou', undefined].map(isWholeCompany)).toEqual([true, false, false]);
});

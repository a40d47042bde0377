import { describe, expect, test } from 'vitest';
import { afterOrder, billableAmount, isWholeCompany, quickBillStep } from './quickBill.ts';

const bill = { companyBillAmount: 68_940.3, currentUserBillAmount: 41_276.8, status: 'none' };

describe('the step after a click on quick bill', () => {
  test.each([
    ['without unbilled orders', { companyBillAmount: 0, currentUserBillAmount: 0 }, true, 'none'],
    [
      'without unbilled orders while a bill is in progress',
      { companyBillAmount: 0, currentUserBillAmount: 0, status: 'billing' },
      true,
      'none',
    ],
    ['while a bill is in progress', { status: 'billing' }, true, 'billing'],
    ['with unbilled orders', {}, true, 'confirm'],
    ['for a parent whose child accounts have orders', { currentUserBillAmount: 0 }, true, 'confirm'],
    ['for a child without orders of its own', { currentUserBillAmount: 0 }, false, 'none'],
    ['for a child with orders', {}, false, 'confirm'],
  ] as const)('decides the step %s', (_, change, parent, expected) => {
    expect(quickBillStep({ ...bill, ...change }, parent)).toBe(expected);
  });
});

test("a parent may bill the company's amount, a child only its own", () => {
  expect(billableAmount(bill, true)).toBe(68_940.3);
  expect(billableAmount(bill, false)).toBe(41_276.8);
});

test('closes the dialog after a response without an amount, else shows the bill in progress', () => {
  expect(
    [{}, { quickBillAmount: null }, { quickBillAmount: 0 }, { quickBillAmount: 41_276.8 }].map(afterOrder),
  ).toEqual(['close', 'close', 'billing', 'billing']);
});

test('reads ALL_USER as the whole company', () => {
  expect(['ALL_USER', 'hechuan_caigou', undefined].map(isWholeCompany)).toEqual([true, false, false]);
});

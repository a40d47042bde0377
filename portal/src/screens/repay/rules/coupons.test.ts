import { expect, test } from 'vitest';
import { bestCoupon, couponFor, namedCoupon, reaches } from './coupons.ts';
import { testCoupon } from './testCoupon.ts';

const hundred = testCoupon('A', { couponAmount: 100, threshold: 50_000 });
const eighty = testCoupon('B', { couponAmount: 80, threshold: 20_000 });
const percentOff = testCoupon('C', { prizeType: '18', discount: 9.5, maxDiscount: 30 });

test.each([
  [50_000, 'A'],
  [49_999.99, 'B'],
  // Any amount reaches percentOff, but only fixed discounts are compared.
  [19_999.99, undefined],
])('the best coupon for the amount %s is %s', (amount, id) => {
  expect(bestCoupon([percentOff, eighty, hundred], amount)?.couponId).toBe(id);
});

test('compares amount and threshold to the cent; no amount reaches no threshold', () => {
  expect([20_000, 19_999.99, undefined].map((amount) => reaches(eighty, amount))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['the best coupon if the user chose none', undefined, 50_000, 'A'],
  ['no coupon if the user wants none', null, 50_000, undefined],
  ['the chosen coupon if the amount reaches its threshold', 'B', 50_000, 'B'],
  ['no coupon if the amount is below the threshold of the chosen one', 'A', 20_000, undefined],
  ['no coupon without a valid amount', undefined, undefined, undefined],
])('uses %s', (_, chosen, amount, id) => {
  expect(couponFor([eighty, hundred], amount, chosen)?.couponId).toBe(id);
});

test.each([
  ['?couponId=B', 'B'],
  ['?couponId=Z', undefined],
  ['', undefined],
])('the link "%s" chooses the coupon %s', (search, id) => {
  expect(namedCoupon([eighty, hundred], new URLSearchParams(search))).toBe(id);
});

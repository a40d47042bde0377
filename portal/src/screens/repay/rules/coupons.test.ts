import { expect, test } from 'vitest';
import { bestCoupon, couponFor, namedCoupon, reaches } from './coupons.ts';
import { testCoupon } from './testCoupon.ts';

const hundred = testCoupon('A', { couponAmount: 100, threshold: 50_000 });
const eighty = testCoupon('B', { couponAmount: 80, threshold: 20_000 });
const fold = testCoupon('C', { prizeType: '18', discount: 9.5, maxDiscount: 30 });

test.each([
  [50_000, 'A'],
  [49_999.99, 'B'],
  [19_999.99, undefined],
])('picks for %s the best coupon %s', (amount, id) => {
  expect(bestCoupon([fold, eighty, hundred], amount)?.couponId).toBe(id);
});

test('reaches a threshold to the cent', () => {
  expect([20_000, 19_999.99, undefined].map((amount) => reaches(eighty, amount))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['without a choice', undefined, 50_000, 'A'],
  ['no coupon is wanted', null, 50_000, undefined],
  ['one is chosen that the amount reaches', 'B', 50_000, 'B'],
  ['one is chosen that it does not reach', 'A', 20_000, undefined],
  ['the amount cannot be repaid', undefined, undefined, undefined],
])('where %s', (_, chosen, amount, id) => {
  expect(couponFor([eighty, hundred], amount, chosen)?.couponId).toBe(id);
});

test.each([
  ['?couponId=B', 'B'],
  ['?couponId=Z', undefined],
  ['', undefined],
])('takes from a link with %s the coupon %s', (search, id) => {
  expect(namedCoupon([eighty, hundred], new URLSearchParams(search))).toBe(id);
});

import { expect, test } from 'vitest';
import { initialTrial } from './initialTrial.ts';
import { testCoupon } from './testCoupon.ts';

const choice = { bills: [{ billNo: 'ZD1' }] };
const coupons = [
  testCoupon('A', { couponAmount: 50, threshold: 1000 }),
  testCoupon('B', { couponAmount: 80, threshold: 1000 }),
];

test.each([
  ['the whole debt and the best coupon', 2000, '', 'B'],
  ['the coupon of the link', 2000, '?couponId=A', 'A'],
  ['no coupon if the debt is below its threshold', 999.99, '?couponId=A', undefined],
])('starts with %s', (_, owed, search, couponId) => {
  expect(initialTrial(choice, { owed, coupons }, new URLSearchParams(search))).toEqual({
    choice,
    amount: owed,
    owed,
    couponId,
  });
});

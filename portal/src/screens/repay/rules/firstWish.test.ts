import { expect, test } from 'vitest';
import { firstWish } from './firstWish.ts';
import type { Preparation } from './targets.ts';

const coupon = (couponId: string, couponAmount: number): Preparation['coupons'][number] => ({
  couponId,
  couponName: couponId,
  prizeType: '15',
  couponAmount,
  threshold: 1000,
  effectiveStartDate: '2026-11-01 00:00:00',
  effectiveEndDate: '2026-12-31 23:59:59',
  status: 'AVAILABLE',
  aboutExpire: false,
  productCodes: ['12003'],
  desc: '',
});
const choice = { bills: [{ billNo: 'ZD1' }] };
const coupons = [coupon('A', 50), coupon('B', 80)];

test.each([
  ['all that is owed with the best coupon', 2000, '', 'B'],
  ['the coupon of the link', 2000, '?couponId=A', 'A'],
  ['none where too little is owed', 999.99, '?couponId=A', undefined],
])('%s', (_, owed, search, couponId) => {
  expect(firstWish(choice, { owed, coupons }, new URLSearchParams(search))).toEqual({
    choice,
    amount: owed,
    owed,
    couponId,
  });
});

import type { Coupon } from './coupons.ts';

/** A coupon for tests, usable with any amount. */
export const testCoupon = (couponId: string, rest: Partial<Coupon>): Coupon => ({
  couponId,
  couponName: couponId,
  prizeType: '15',
  threshold: 0,
  effectiveStartDate: '2026-11-01 00:00:00',
  effectiveEndDate: '2026-12-31 23:59:59',
  status: 'AVAILABLE',
  aboutExpire: false,
  productCodes: ['12003'],
  desc: '',
  ...rest,
});

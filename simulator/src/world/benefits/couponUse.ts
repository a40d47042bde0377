/** Use of coupons in repayments: conditions, discount, reservation and use. */
import { CouponStatus, PrizeType, type ProductCode } from '#generated/shared/enums.ts';
import { momentOf, type Instant, type Moment } from '../values/calendar.ts';
import { share, type Cents } from '../values/money.ts';
import { total } from '../values/parts.ts';
import type { Parts } from '../values/schema.ts';
import type { World } from '../world.ts';
import type { Coupon } from './schema.ts';

export function couponStatus(coupon: Coupon, now: Instant): CouponStatus {
  if (coupon.usedBy !== undefined) return CouponStatus.Used;
  if (coupon.lockedBy !== undefined) return CouponStatus.Locked;
  return momentOf(now) > coupon.validTo ? CouponStatus.Expired : CouponStatus.Available;
}

/**
 * Returns the discount of a coupon: its face value for a full-reduction coupon, a share of the service fee up to a limit
 * for a discount coupon. `discount` is in tenths (折): 8.5 takes 15 % off.
 */
const discountOf = (coupon: Coupon, parts: Parts): Cents =>
  coupon.prizeType === PrizeType.Discount
    ? Math.min(coupon.amount, share(parts.fee, (10 - (coupon.discount ?? 10)) / 10))
    : Math.min(coupon.amount, total(parts));

/** Returns a coupon's discount on a repayment; 0 if it does not fit. */
export function couponDiscount(coupon: Coupon, parts: Parts, product: ProductCode, now: Instant): Cents {
  const fits =
    couponStatus(coupon, now) === CouponStatus.Available &&
    coupon.validFrom <= momentOf(now) &&
    coupon.products.includes(product) &&
    total(parts) >= coupon.threshold;
  return fits ? discountOf(coupon, parts) : 0;
}

const withCoupon = (world: World, id: string, change: (coupon: Coupon) => Coupon): World => ({
  ...world,
  coupons: world.coupons.map((coupon) => (coupon.id === id ? change(coupon) : coupon)),
});

/** Reserves a coupon for a repayment in progress. */
export const lockCoupon = (world: World, id: string, repayNo: string): World =>
  withCoupon(world, id, (coupon) => ({ ...coupon, lockedBy: repayNo }));

/** Releases a coupon after its repayment failed. */
export const releaseCoupon = (world: World, id: string): World =>
  withCoupon(world, id, ({ lockedBy: _repayNo, ...coupon }) => coupon);

/** Marks a coupon as used after its repayment. */
export const useUpCoupon = (world: World, id: string, at: Moment): World =>
  withCoupon(world, id, ({ lockedBy, ...coupon }) =>
    lockedBy === undefined ? coupon : { ...coupon, usedBy: lockedBy, usedAt: at },
  );

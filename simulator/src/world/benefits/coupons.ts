/** Held coupons, the available ones of them, and coupons to draw with their stock. */
import { create } from 'mutative';
import { ProductCode } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { Coupon, CouponActivity } from './schema.ts';

const isUnused = (coupon: Coupon): boolean => coupon.usedBy === undefined && coupon.lockedBy === undefined;

/** Coupons are valid only within their effective start and end time (spec 1 §5). */
export const availableCoupons = (world: World, now: Instant): Coupon[] =>
  world.coupons
    .filter(
      (coupon) => isUnused(coupon) && coupon.validFrom <= momentOf(now) && momentOf(now) <= coupon.validTo,
    )
    .sort((a, b) => a.validTo.localeCompare(b.validTo));

const drawable = (world: World, now: Instant): CouponActivity[] =>
  world.couponActivities.filter(
    (activity) => !activity.drawn && activity.stock > 0 && momentOf(now) <= activity.validTo,
  );

/** Returns the coupons in the coupon centre. */
export const toReceive = (world: World, now: Instant): CouponActivity[] =>
  drawable(world, now).filter((activity) => !activity.vipOnly);

export const aboutToExpire = (coupon: Coupon, now: Instant): boolean =>
  coupon.validTo.slice(0, 10) <= addDays(dayOf(now), terms.couponExpiringDays);

/** Description of a drawn coupon; also shown before drawing. */
export const drawnCouponDesc = '还款时抵扣，无使用门槛';

/** Draws one coupon. It refuses alike if the coupon is sold out, unknown or already drawn. */
export function drawCoupon(
  world: World,
  activityId: string,
  now: Instant,
): { world: World } | { refuse: 'run-out' } {
  if (!drawable(world, now).some((activity) => activity.activityId === activityId))
    return { refuse: 'run-out' };
  return {
    world: create(world, (draft) => {
      const activity = draft.couponActivities.find((entry) => entry.activityId === activityId);
      if (activity === undefined) return;
      activity.stock -= 1;
      activity.drawn = true;
      const { name, prizeType, amount, validFrom, validTo } = activity;
      draft.coupons.push({
        id: `YHQ-${activityId}`,
        activityId,
        name,
        prizeType,
        amount,
        threshold: 0,
        products: Object.values(ProductCode),
        desc: drawnCouponDesc,
        validFrom,
        validTo,
      });
    }),
  };
}

/** Which pop-ups the provider still wants shown (spec 2 §4, home pop-up precedence). */
import { momentOf, type Instant } from '../values/calendar.ts';
import { isVip } from '../benefits/member.ts';
import type { World } from '../world.ts';
import type { CouponActivity } from '../benefits/schema.ts';

/** Shown even when the stock is gone: the buyer learns it on drawing (spec 2 §4, coupon draw). */
export const vipCoupons = (world: World, now: Instant): CouponActivity[] =>
  world.popups.marketCoupon && isVip(world.member)
    ? world.couponActivities.filter(
        (activity) => activity.vipOnly && !activity.drawn && momentOf(now) <= activity.validTo,
      )
    : [];

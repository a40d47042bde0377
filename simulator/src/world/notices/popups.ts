/** Which pop-ups the provider still wants shown (spec 2 §4, home pop-up precedence). */
import { momentOf, type Instant } from '../values/calendar.ts';
import type { CouponActivity } from '../benefits/coupons.ts';
import { isVip } from '../benefits/member.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';

export interface Popups {
  /** First login on the product: the welcome is due. */
  welcome: boolean;
  /** The welcome is an offer to increase the limit, up to this much. */
  increaseUpTo?: Cents;
  /** The VIP coupon pop-up is due. */
  marketCoupon: boolean;
}

/** Shown even when the stock is gone: the buyer learns it on drawing (spec 2 §4, coupon draw). */
export const vipCoupons = (world: World, now: Instant): CouponActivity[] =>
  world.popups.marketCoupon && isVip(world.member)
    ? world.couponActivities.filter(
        (activity) => activity.vipOnly && !activity.drawn && momentOf(now) <= activity.validTo,
      )
    : [];

/** Pop-ups that are still due (spec 2 §4, home pop-up precedence). */
import type { ProductCode } from '#generated/shared/enums.ts';
import { isVip } from '../benefits/member.ts';
import type { CouponActivity } from '../benefits/schema.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';

/** Returns the coupons of the VIP pop-up, also those out of stock: only the draw is refused (spec 2 §4, coupon draw). */
export const vipCoupons = (world: World, now: Instant): CouponActivity[] =>
  world.popups.marketCoupon && isVip(world.member)
    ? world.couponActivities.filter(
        (activity) => activity.vipOnly && !activity.drawn && momentOf(now) <= activity.validTo,
      )
    : [];

/** Returns whether this account has closed the product's welcome. */
export const isWelcomed = ({ popups, viewer: { pin } }: World, product: ProductCode): boolean =>
  popups.welcomed.some((seen) => seen.product === product && seen.pin === pin);

/** Closes the welcome of a product for the viewer. */
export const closeWelcome = (world: World, product: ProductCode): World =>
  isWelcomed(world, product)
    ? world
    : {
        ...world,
        popups: {
          ...world.popups,
          welcomed: [...world.popups.welcomed, { product, pin: world.viewer.pin }],
        },
      };

/** Returns the coupon summary; each of the two services has another name for the member `coupon` (docs/decisions/0203). */
import { aboutToExpire, availableCoupons, toReceive } from '../world/benefits/coupons.ts';
import { yuan } from '../world/values/money.ts';
import type { Context } from './handler.ts';

export function couponInfo({ world, now }: Context) {
  const available = availableCoupons(world, now);
  const [first] = available;
  return {
    summary: {
      availableCouponNum: available.length,
      waitReceiveCouponNum: toReceive(world, now).length,
      isAboutExpire: available.some((coupon) => aboutToExpire(coupon, now)),
    },
    coupon: first && { couponId: first.id, couponAmount: yuan(first.amount) },
  };
}

/** Coupon activity on the wire of two services (spec 1 §3). */
import { PrizeType } from '#generated/shared/enums.ts';
import { drawnCouponDesc } from '../world/benefits/coupons.ts';
import type { CouponActivity } from '../world/benefits/schema.ts';
import { yuan } from '../world/values/money.ts';

export const activityCoupon = (activity: CouponActivity) => ({
  activityNo: activity.activityId,
  busiCode: activity.busiCode,
  prizeType: activity.prizeType,
  effectiveStartDate: activity.validFrom,
  effectiveEndDate: activity.validTo,
  activityName: activity.name,
  // A discount coupon has no face amount.
  ...(activity.prizeType === PrizeType.Discount ? {} : { couponAmount: yuan(activity.amount) }),
  stock: activity.stock,
  desc: drawnCouponDesc,
});

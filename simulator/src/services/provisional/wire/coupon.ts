import { CouponStatus, PrizeType } from '#generated/shared/enums.ts';
import { aboutToExpire } from '#simulator/world/benefits/coupons.ts';
import { couponStatus } from '#simulator/world/benefits/couponUse.ts';
import type { Coupon } from '#simulator/world/benefits/schema.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';

export const couponEntry = (coupon: Coupon, now: Instant) => ({
  couponId: coupon.id,
  couponName: coupon.name,
  prizeType: coupon.prizeType,
  ...(coupon.prizeType === PrizeType.Discount
    ? { discount: coupon.discount ?? 10, maxDiscount: yuan(coupon.amount) }
    : { couponAmount: yuan(coupon.amount) }),
  threshold: yuan(coupon.threshold),
  effectiveStartDate: coupon.validFrom,
  effectiveEndDate: coupon.validTo,
  status: couponStatus(coupon, now),
  aboutExpire: couponStatus(coupon, now) === CouponStatus.Available && aboutToExpire(coupon, now),
  productCodes: coupon.products,
  desc: coupon.desc,
  ...(coupon.usedBy !== undefined && { usedRepayNo: coupon.usedBy }),
  ...(coupon.usedAt !== undefined && { usedAt: coupon.usedAt }),
});

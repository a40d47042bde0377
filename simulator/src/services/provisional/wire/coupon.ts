import { PrizeType } from '#generated/shared/enums.ts';
import type { Instant } from '../../../world/values/calendar.ts';
import { couponStatus } from '../../../world/benefits/couponUse.ts';
import { aboutToExpire } from '../../../world/benefits/coupons.ts';
import { yuan } from '../../../world/values/money.ts';
import type { Coupon } from '../../../world/benefits/schema.ts';

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
  aboutExpire: couponStatus(coupon, now) === 'AVAILABLE' && aboutToExpire(coupon, now),
  productCodes: coupon.products,
  desc: coupon.desc,
  ...(coupon.usedBy !== undefined && { usedRepayNo: coupon.usedBy }),
  ...(coupon.usedAt !== undefined && { usedAt: coupon.usedAt }),
});

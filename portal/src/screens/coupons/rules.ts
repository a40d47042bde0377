import { CouponStatus } from '#generated/shared/enums/CouponStatus.ts';
import { PrizeType } from '#generated/shared/enums/PrizeType.ts';
import { daysBetween } from '../../format/date.ts';

/** Wire moments of Asia/Shanghai compare as text. */
interface Window {
  readonly effectiveStartDate: string;
  readonly effectiveEndDate: string;
}

/**
 * Tells whether a coupon is within its effective time, both ends included, to the second. 1 §5. @param now YYYY-MM-DD
 * HH:mm:ss
 */
export const isCouponValid = ({ effectiveStartDate, effectiveEndDate }: Window, now: string): boolean =>
  effectiveStartDate <= now && now <= effectiveEndDate;

const couponPrizes: readonly string[] = Object.values(PrizeType);

/** Prize types that are coupons: 15 and 18. 1 §9 */
export const isCouponPrize = (prizeType: string): boolean => couponPrizes.includes(prizeType);

/** Days left, only for coupons that end soon (剩4天). @param today YYYY-MM-DD */
export const daysLeft = (
  coupon: { readonly aboutExpire: boolean; readonly effectiveEndDate: string },
  today: string,
): number | undefined =>
  coupon.aboutExpire ? daysBetween(today, coupon.effectiveEndDate.slice(0, 10)) : undefined;

interface ListedCoupon extends Window {
  readonly couponId: string;
  readonly status: CouponStatus;
}

/** True when the provider lists it as usable and the clock still agrees. */
export const isUsable = (coupon: ListedCoupon, now: string): boolean =>
  coupon.status === CouponStatus.Available && isCouponValid(coupon, now);

/** The coupon that ends first is the one to use. */
export const firstToEnd = (coupons: readonly ListedCoupon[], now: string): string | undefined =>
  coupons
    .filter((coupon) => isUsable(coupon, now))
    .sort((a, b) => (a.effectiveEndDate < b.effectiveEndDate ? -1 : 1))[0]?.couponId;

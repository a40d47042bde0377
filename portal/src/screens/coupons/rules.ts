import { CouponStatus } from '#generated/shared/enums/CouponStatus.ts';
import { PrizeType } from '#generated/shared/enums/PrizeType.ts';
import { daysBetween } from '../../format/date.ts';

/** Period in which a coupon is valid. Both are YYYY-MM-DD HH:mm:ss of the provider, so they compare as texts. */
interface Window {
  readonly effectiveStartDate: string;
  readonly effectiveEndDate: string;
}

/** Returns whether a coupon is valid, both ends included. 1 §5. @param now YYYY-MM-DD HH:mm:ss of the provider */
export const isCouponValid = ({ effectiveStartDate, effectiveEndDate }: Window, now: string): boolean =>
  effectiveStartDate <= now && now <= effectiveEndDate;

const couponPrizes: readonly string[] = Object.values(PrizeType);

/** Returns whether a prize type is a coupon: 15 and 18 are. 1 §9 */
export const isCouponPrize = (prizeType: string): boolean => couponPrizes.includes(prizeType);

/** Days left of a coupon that ends soon. @param today YYYY-MM-DD. @returns undefined for other coupons */
export const daysLeft = (
  coupon: { readonly aboutExpire: boolean; readonly effectiveEndDate: string },
  today: string,
): number | undefined =>
  coupon.aboutExpire ? daysBetween(today, coupon.effectiveEndDate.slice(0, 10)) : undefined;

interface ListedCoupon extends Window {
  readonly couponId: string;
  readonly status: CouponStatus;
}

/** Returns whether a coupon can be used: the provider lists it as available, and it is valid now. */
export const isUsable = (coupon: ListedCoupon, now: string): boolean =>
  coupon.status === CouponStatus.Available && isCouponValid(coupon, now);

/** Id of the next coupon to use: the usable one that ends first. */
export const firstToEnd = (coupons: readonly ListedCoupon[], now: string): string | undefined =>
  coupons
    .filter((coupon) => isUsable(coupon, now))
    .sort((a, b) => (a.effectiveEndDate < b.effectiveEndDate ? -1 : 1))[0]?.couponId;

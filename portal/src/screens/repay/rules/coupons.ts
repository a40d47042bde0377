import { centsOf } from '#portal/format/amount.ts';
import type { Preparation } from './targets.ts';

export type Coupon = Preparation['coupons'][number];

/** Returns whether the amount reaches the coupon's threshold. The provider has checked its other conditions. 1 §5 */
export const reaches = ({ threshold }: Coupon, amount: number | undefined): boolean =>
  amount !== undefined && centsOf(amount) >= centsOf(threshold);

/** The default coupon: the largest fixed discount whose threshold the amount reaches. */
export function bestCoupon(coupons: readonly Coupon[], amount: number): Coupon | undefined {
  return coupons
    .filter((coupon) => coupon.couponAmount !== undefined && reaches(coupon, amount))
    .sort((a, b) => (b.couponAmount ?? 0) - (a.couponAmount ?? 0))[0];
}

/** The coupon in the link, for the next link: the page that chooses a funder passes it on. */
export function couponOf(query: URLSearchParams): { readonly couponId?: string } {
  const couponId = query.get('couponId');
  return couponId === null ? {} : { couponId };
}

/** Id of the coupon in the link. @returns undefined if the link names none, or one that is not offered here */
export const namedCoupon = (coupons: readonly Coupon[], query: URLSearchParams): string | undefined =>
  coupons.find((coupon) => coupon.couponId === query.get('couponId'))?.couponId;

/**
 * The coupon that the repayment uses: the chosen one if the amount reaches its threshold, the best one without a choice.
 * @param chosen id of the chosen coupon; null: the user wants none; undefined: no choice yet
 */
export function couponFor(
  coupons: readonly Coupon[],
  amount: number | undefined,
  chosen: string | null | undefined,
): Coupon | undefined {
  if (amount === undefined || chosen === null) return undefined;
  if (chosen === undefined) return bestCoupon(coupons, amount);
  return coupons.find((coupon) => coupon.couponId === chosen && reaches(coupon, amount));
}

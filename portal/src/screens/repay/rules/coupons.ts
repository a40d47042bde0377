import { centsOf } from '#portal/format/amount.ts';
import type { Preparation } from './targets.ts';

export type Coupon = Preparation['coupons'][number];

/** The provider checks the rest; the threshold depends on the amount. 1 §5 */
export const reaches = ({ threshold }: Coupon, amount: number | undefined): boolean =>
  amount !== undefined && centsOf(amount) >= centsOf(threshold);

/** The default coupon: the largest with a direct discount. */
export function bestCoupon(coupons: readonly Coupon[], amount: number): Coupon | undefined {
  return coupons
    .filter((coupon) => coupon.couponAmount !== undefined && reaches(coupon, amount))
    .sort((a, b) => (b.couponAmount ?? 0) - (a.couponAmount ?? 0))[0];
}

/** The coupon in the link: the page of the funder passes it on. */
export function couponOf(query: URLSearchParams): { readonly couponId?: string } {
  const couponId = query.get('couponId');
  return couponId === null ? {} : { couponId };
}

/** The coupon in the link while it is usable here; otherwise no choice was made. */
export const namedCoupon = (coupons: readonly Coupon[], query: URLSearchParams): string | undefined =>
  coupons.find((coupon) => coupon.couponId === query.get('couponId'))?.couponId;

/** The chosen coupon while the amount reaches its threshold; the best one without a choice. */
export function couponFor(
  coupons: readonly Coupon[],
  amount: number | undefined,
  chosen: string | null | undefined,
): Coupon | undefined {
  if (amount === undefined || chosen === null) return undefined;
  if (chosen === undefined) return bestCoupon(coupons, amount);
  return coupons.find((coupon) => coupon.couponId === chosen && reaches(coupon, amount));
}

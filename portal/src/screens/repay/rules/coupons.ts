import { centsOf } from '#portal/format/amount.ts';
import type { Preparation } from './targets.ts';

export type Coupon = Preparation['coupons'][number];

/** The provider knows the rest; the threshold moves with the amount. 1 §5 */
export const reaches = ({ threshold }: Coupon, amount: number | undefined): boolean =>
  amount !== undefined && centsOf(amount) >= centsOf(threshold);

/** What is used when nobody has chosen: the largest that takes money off outright. */
export function bestCoupon(coupons: readonly Coupon[], amount: number): Coupon | undefined {
  return coupons
    .filter((coupon) => coupon.couponAmount !== undefined && reaches(coupon, amount))
    .sort((a, b) => (b.couponAmount ?? 0) - (a.couponAmount ?? 0))[0];
}

/** The coupon that a link brought along: it goes with the choice of the funder too. */
export function couponOf(query: URLSearchParams): { readonly couponId?: string } {
  const couponId = query.get('couponId');
  return couponId === null ? {} : { couponId };
}

/** The coupon that a link brought along, while it can be used here: one that cannot is as if nobody had chosen. */
export const namedCoupon = (coupons: readonly Coupon[], query: URLSearchParams): string | undefined =>
  coupons.find((coupon) => coupon.couponId === query.get('couponId'))?.couponId;

/** The chosen coupon while the amount reaches its threshold; the best one while nobody has chosen. */
export function couponFor(
  coupons: readonly Coupon[],
  amount: number | undefined,
  chosen: string | null | undefined,
): Coupon | undefined {
  if (amount === undefined || chosen === null) return undefined;
  if (chosen === undefined) return bestCoupon(coupons, amount);
  return coupons.find((coupon) => coupon.couponId === chosen && reaches(coupon, amount));
}

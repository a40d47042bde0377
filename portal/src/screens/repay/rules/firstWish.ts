import { couponFor, namedCoupon } from './coupons.ts';
import type { Choice, Preparation } from './targets.ts';

/** What a trial is asked for: that much of the choice, with that coupon. */
export interface Wish {
  readonly choice: Choice;
  readonly amount: number;
  /** What the page shows as owed: the provider refuses where it is no longer so. */
  readonly owed: number;
  readonly couponId: string | undefined;
}

/** What the page proposes: all that is owed, with the coupon that a link brought along, or else the best one. 1 §5 */
export function firstWish(
  choice: Choice,
  { owed, coupons }: Pick<Preparation, 'owed' | 'coupons'>,
  query: URLSearchParams,
): Wish {
  const coupon = couponFor(coupons, owed, namedCoupon(coupons, query));
  return { choice, amount: owed, owed, couponId: coupon?.couponId };
}

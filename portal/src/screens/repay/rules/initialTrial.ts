import { couponFor, namedCoupon } from './coupons.ts';
import type { Choice, Preparation } from './targets.ts';

/** A trial's input: amount and coupon. */
export interface TrialInput {
  readonly choice: Choice;
  readonly amount: number;
  /** The debt shown on the page: the provider refuses when it has changed. */
  readonly owed: number;
  readonly couponId: string | undefined;
}

/** The page's proposal: the whole debt, with the coupon in the link, or else the best one. 1 §5 */
export function initialTrial(
  choice: Choice,
  { owed, coupons }: Pick<Preparation, 'owed' | 'coupons'>,
  query: URLSearchParams,
): TrialInput {
  const coupon = couponFor(coupons, owed, namedCoupon(coupons, query));
  return { choice, amount: owed, owed, couponId: coupon?.couponId };
}

import { couponFor, namedCoupon } from './coupons.ts';
import type { Choice, Preparation } from './targets.ts';

/** Input of a trial, which calculates a repayment without making it. */
export interface TrialInput {
  readonly choice: Choice;
  readonly amount: number;
  /** The debt shown on the page: the provider refuses when it has changed. */
  readonly owed: number;
  readonly couponId: string | undefined;
}

/** The trial that the page starts with: the whole debt, with the coupon in the link or else the best one. 1 §5 */
export function initialTrial(
  choice: Choice,
  { owed, coupons }: Pick<Preparation, 'owed' | 'coupons'>,
  query: URLSearchParams,
): TrialInput {
  const coupon = couponFor(coupons, owed, namedCoupon(coupons, query));
  return { choice, amount: owed, owed, couponId: coupon?.couponId };
}

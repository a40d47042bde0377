/** Schema of coupons, the member level, savings and cashback tasks. */
import { Type, type Static } from 'typebox';
import { PrizeType, ProductCode, TaskDimension } from '#generated/shared/enums.ts';
import { cents, count, moment, rate, record } from '../values/schema.ts';

export const Coupon = record({
  id: Type.String(),
  activityId: Type.String(),
  name: Type.String(),
  prizeType: Type.Enum(PrizeType),
  /** Face value; for a discount coupon the maximum discount. */
  amount: cents,
  /** Rate of a discount coupon: 9.5 leaves 95 % of the service fee. */
  discount: Type.Optional(rate),
  /** Minimum amount of the repayment. */
  threshold: cents,
  products: Type.Array(Type.Enum(ProductCode)),
  desc: Type.String(),
  validFrom: moment,
  validTo: moment,
  /** Number of the repayment in progress, then of the one that used it. */
  lockedBy: Type.Optional(Type.String()),
  usedBy: Type.Optional(Type.String()),
  usedAt: Type.Optional(moment),
});
export type Coupon = Static<typeof Coupon>;

/** An activity that distributes coupons while stock lasts. */
export const CouponActivity = record({
  activityId: Type.String(),
  name: Type.String(),
  busiCode: Type.String(),
  prizeType: Type.Enum(PrizeType),
  amount: cents,
  stock: count,
  /** Offered in the VIP pop-up instead of the coupon centre. */
  vipOnly: Type.Boolean(),
  drawn: Type.Boolean(),
  validFrom: moment,
  validTo: moment,
});
export type CouponActivity = Static<typeof CouponActivity>;

export const Member = record({
  /** Traded amount of the relevant year. */
  traded: cents,
  /** Highest credit line of the last three months: 1,000,000 or more makes a VIP. */
  credit3Months: cents,
  /** The level is being recomputed and shown grey. */
  updating: Type.Boolean(),
});
export type Member = Static<typeof Member>;

/** Savings from before this world's ledger. */
export const SavingsCarried = record({ totalFunds: cents, interestFreeFunds: cents, couponDiscounts: cents });
export type SavingsCarried = Static<typeof SavingsCarried>;

export const Task = record({
  activityNo: Type.String(),
  /** Number of the company's participation; absent if it has not joined. */
  joinId: Type.Optional(Type.String()),
  name: Type.String(),
  type: Type.String(),
  dimension: Type.Enum(TaskDimension),
  /** Counted before this world's records: cents for amounts, orders for counts. */
  carried: cents,
  target: cents,
  begin: moment,
  end: moment,
  /** Orders and repayments of this world count from here on. */
  countsFrom: moment,
  /** Only goods whose name contains one of these words; all goods if absent. */
  goods: Type.Optional(Type.Array(Type.String())),
  reward: Type.String(),
  /** Cash reward, if the reward is cash. */
  rewardAmount: Type.Optional(cents),
});
export type Task = Static<typeof Task>;

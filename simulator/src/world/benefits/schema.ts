/** What is stored of coupons, the member level, savings and cashback tasks. */
import { Type, type Static } from 'typebox';
import { PrizeType, ProductCode, TaskDimension } from '#generated/shared/enums.ts';
import { cents, count, moment, rate, record } from '../values/schema.ts';

export const Coupon = record({
  id: Type.String(),
  activityId: Type.String(),
  name: Type.String(),
  prizeType: Type.Enum(PrizeType),
  /** Face value; of a discount coupon the most that it takes off. */
  amount: cents,
  /** Of a discount coupon: 9.5 leaves 95 % of the service fee. */
  discount: Type.Optional(rate),
  /** A repayment must be at least this much. */
  threshold: cents,
  products: Type.Array(Type.Enum(ProductCode)),
  desc: Type.String(),
  validFrom: moment,
  validTo: moment,
  /** Number of the repayment that is under way with it, then of the one that used it. */
  lockedBy: Type.Optional(Type.String()),
  usedBy: Type.Optional(Type.String()),
  usedAt: Type.Optional(moment),
});
export type Coupon = Static<typeof Coupon>;

/** An activity that gives coupons away while stock lasts. */
export const CouponActivity = record({
  activityId: Type.String(),
  name: Type.String(),
  busiCode: Type.String(),
  prizeType: Type.Enum(PrizeType),
  amount: cents,
  stock: count,
  /** Given away in the VIP pop-up rather than in the coupon centre. */
  vipOnly: Type.Boolean(),
  drawn: Type.Boolean(),
  validFrom: moment,
  validTo: moment,
});
export type CouponActivity = Static<typeof CouponActivity>;

export const Member = record({
  /** Traded in the year that counts. */
  traded: cents,
  /** Highest credit line of the last three months: 1,000,000 or more makes a VIP. */
  credit3Months: cents,
  /** The level is being recomputed and shown grey. */
  updating: Type.Boolean(),
});
export type Member = Static<typeof Member>;

/** What was saved before the ledger of this world begins. */
export const SavingsCarried = record({ totalFunds: cents, interestFreeFunds: cents, couponDiscounts: cents });
export type SavingsCarried = Static<typeof SavingsCarried>;

export const Task = record({
  activityNo: Type.String(),
  /** Of the company's taking part; nobody has joined without. */
  joinId: Type.Optional(Type.String()),
  name: Type.String(),
  type: Type.String(),
  dimension: Type.Enum(TaskDimension),
  /** Counted before this world's records begin: cents for amounts, orders for counts. */
  carried: cents,
  target: cents,
  begin: moment,
  end: moment,
  /** From here on orders and repayments of this world count. */
  countsFrom: moment,
  /** Only goods whose name has one of these words; all of them without. */
  goods: Type.Optional(Type.Array(Type.String())),
  reward: Type.String(),
  /** Cash back, where the reward is cash. */
  rewardAmount: Type.Optional(cents),
});
export type Task = Static<typeof Task>;

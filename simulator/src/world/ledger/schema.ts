/** Schema of the ledger: orders become loans, loans become bills, bills have periods, periods receive credits. */
import { Type, type Static } from 'typebox';
import {
  AfterSale,
  BillPeriodState,
  Cycle,
  DiscountRule,
  OrderReceipt,
  PaymentStatus,
  ProductCode,
  RefundStatus,
  RefundTarget,
  RepayMethod,
  RepaySource,
  RepaymentStatus,
} from '#generated/shared/enums.ts';
import { cents, count, day, moment, Parts, rate, record } from '../values/schema.ts';

export const Order = record({
  id: Type.String(),
  /** Set if the mall split one purchase into several orders. */
  parentId: Type.Optional(Type.String()),
  product: Type.Enum(ProductCode),
  /** Login account that bought. */
  pin: Type.String(),
  goods: Type.String(),
  quantity: count,
  amount: cents,
  /** Absent if the mall itself sells. */
  supplier: Type.Optional(Type.String()),
  orderedAt: moment,
  payment: record({
    status: Type.Enum(PaymentStatus),
    finishedAt: Type.Optional(moment),
    failReason: Type.Optional(Type.String()),
  }),
  receipt: Type.Enum(OrderReceipt),
  receivedAt: Type.Optional(moment),
  cancelledAt: Type.Optional(moment),
  afterSale: Type.Enum(AfterSale),
});
export type Order = Static<typeof Order>;

/** Loan of an order. Unbilled until a bill includes it. */
export const Loan = record({
  id: Type.String(),
  orderId: Type.String(),
  product: Type.Enum(ProductCode),
  pin: Type.String(),
  cycle: Type.Enum(Cycle),
  principal: cents,
  takenOn: day,
  billId: Type.Optional(Type.String()),
  /** Discount credit period of a POP user: the discount of the rule (spec 1 §9). */
  discount: Type.Optional(record({ rule: Type.Enum(DiscountRule), amount: cents })),
});
export type Loan = Static<typeof Loan>;

/** Reason of a credit: payment, coupon, or refund. */
export const CreditKind = Type.Enum(['repaid', 'discounted', 'refunded']);
export type CreditKind = Static<typeof CreditKind>;

export const Credit = record({
  kind: CreditKind,
  on: day,
  /** Number of the repayment or refund. */
  by: Type.String(),
  parts: Parts,
});
export type Credit = Static<typeof Credit>;

/** A moved due date (bill period states 2 and 3). */
export const PeriodChange = record({
  state: Type.Enum([BillPeriodState.Postponed, BillPeriodState.Extended]),
  /** The original due date. */
  from: day,
  reason: Type.String(),
  changedAt: moment,
});
export type PeriodChange = Static<typeof PeriodChange>;

/**
 * One period of a bill. It stores the initial amount and every credit. Growth (daily interest, penalty), open amount
 * and delay are computed for any day (planItem.ts).
 */
export const PlanItem = record({
  period: count,
  /** From this day the period counts as due. For an instalment it is the 1st of its month. */
  billedOn: day,
  dueOn: day,
  principal: cents,
  fee: cents,
  /** Flexible cycles: last interest-free day; daily interest follows until the due date. */
  daily: Type.Optional(record({ annualRate: rate, from: day })),
  /** In order of time. */
  credits: Type.Array(Credit),
  /** Set by the last credit. */
  settledOn: Type.Optional(day),
  /** Fee that was waived because the period was paid before it was billed. */
  waivedFee: Type.Optional(cents),
  change: Type.Optional(PeriodChange),
});
export type PlanItem = Static<typeof PlanItem>;

export const Bill = record({
  id: Type.String(),
  product: Type.Enum(ProductCode),
  pin: Type.String(),
  cycle: Type.Enum(Cycle),
  /** The funder; one repayment goes to one funder. */
  investorNo: Type.String(),
  issuedOn: day,
  items: Type.Array(PlanItem),
  /** Its split into instalments; absent if it has none. */
  split: Type.Optional(
    record({ instalmentNo: Type.String(), method: Type.Enum(RepayMethod), appliedAt: moment }),
  ),
});
export type Bill = Static<typeof Bill>;

/** Part of a repayment that pays one period of a bill. */
export const Share = record({
  billId: Type.String(),
  period: count,
  /** The whole share, including the coupon. */
  parts: Parts,
  /** Part paid by the coupon. */
  discount: Parts,
  /** Fee saved by paying before the billing day. */
  waivedFee: cents,
  settles: Type.Boolean(),
});
export type Share = Static<typeof Share>;

export const Repayment = record({
  id: Type.String(),
  product: Type.Enum(ProductCode),
  /** Login that repaid. */
  pin: Type.String(),
  source: Type.Enum(RepaySource),
  /** Paying account; absent for a bank transfer. */
  accountNo: Type.Optional(Type.String()),
  investorNo: Type.String(),
  shares: Type.Array(Share),
  amount: cents,
  /** Part of the amount paid by a coupon. */
  discount: cents,
  couponId: Type.Optional(Type.String()),
  status: Type.Enum(RepaymentStatus),
  submittedAt: moment,
  /** Expected during processing, actual afterwards. */
  finishedAt: moment,
  failReason: Type.Optional(Type.String()),
});
export type Repayment = Static<typeof Repayment>;

/** A seller's refund: it reduces a debt or goes to a fund account. */
export const Refund = record({
  id: Type.String(),
  orderId: Type.String(),
  product: Type.Enum(ProductCode),
  pin: Type.String(),
  amount: cents,
  status: Type.Enum(RefundStatus),
  /** Expected until success, then actual. */
  target: Type.Enum(RefundTarget),
  reason: Type.String(),
  appliedAt: moment,
  /** Expected while in progress, actual afterwards. */
  finishedAt: moment,
  failReason: Type.Optional(Type.String()),
  /** Deductions from bills; empty for every other target. */
  allocations: Type.Array(record({ billId: Type.String(), period: count, parts: Parts })),
});
export type Refund = Static<typeof Refund>;

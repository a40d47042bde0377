/** The records of the ledger: orders become loans, loans become bills, bills have periods, periods receive credits. */
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
  /** Where the mall split one purchase into several orders. */
  parentId: Type.Optional(Type.String()),
  product: Type.Enum(ProductCode),
  /** Login account that bought. */
  pin: Type.String(),
  goods: Type.String(),
  quantity: count,
  amount: cents,
  /** Absent when the mall itself sells. */
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

/** What an order cost on credit. Unbilled until a bill takes it in. */
export const Loan = record({
  id: Type.String(),
  orderId: Type.String(),
  product: Type.Enum(ProductCode),
  pin: Type.String(),
  cycle: Type.Enum(Cycle),
  principal: cents,
  takenOn: day,
  billId: Type.Optional(Type.String()),
  /** Discount credit period of a POP user: what the rule took off the order (spec 1 §9). */
  discount: Type.Optional(record({ rule: Type.Enum(DiscountRule), amount: cents })),
});
export type Loan = Static<typeof Loan>;

/** How a period became smaller: by money, by a coupon, or by a refund of what it was taken out for. */
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

/** The provider moved the due date (bill period states 2 and 3). */
export const PeriodChange = record({
  state: Type.Enum([BillPeriodState.Postponed, BillPeriodState.Extended]),
  from: day,
  reason: Type.String(),
  changedAt: moment,
});
export type PeriodChange = Static<typeof PeriodChange>;

/**
 * One period of a bill. Stored are what it asked for at first and every credit it received; what has grown since
 * (interest by the day, penalty), what is owed and how late it is are computed for any day (planItem.ts).
 */
export const PlanItem = record({
  period: count,
  /** From this day the period counts as due money; an instalment of a later month does not yet. */
  billedOn: day,
  dueOn: day,
  principal: cents,
  fee: cents,
  /** Flexible cycles: the last day without interest, which then grows by the day until the due date. */
  daily: Type.Optional(record({ annualRate: rate, from: day })),
  /** In order of time. */
  credits: Type.Array(Credit),
  /** Set by the credit that left nothing owed. */
  settledOn: Type.Optional(day),
  /** Fee of a period paid off before it was billed, which nobody has to pay. */
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
  /** How the bill was split; absent while it is whole. */
  split: Type.Optional(
    record({ instalmentNo: Type.String(), method: Type.Enum(RepayMethod), appliedAt: moment }),
  ),
});
export type Bill = Static<typeof Bill>;

/** What a repayment pays of one period. */
export const Share = record({
  billId: Type.String(),
  period: count,
  /** Of the whole share, coupon included. */
  parts: Parts,
  /** What of it the coupon pays. */
  discount: Parts,
  /** Fee that paying off before the billing day saves. */
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
  /** Account that pays; none for a bank transfer. */
  accountNo: Type.Optional(Type.String()),
  investorNo: Type.String(),
  shares: Type.Array(Share),
  amount: cents,
  /** What of the amount a coupon pays. */
  discount: cents,
  couponId: Type.Optional(Type.String()),
  status: Type.Enum(RepaymentStatus),
  submittedAt: moment,
  /** Expected while it is being processed, real afterwards. */
  finishedAt: moment,
  failReason: Type.Optional(Type.String()),
});
export type Repayment = Static<typeof Repayment>;

/** Money that a seller gives back: it makes a debt smaller or goes to a fund account. */
export const Refund = record({
  id: Type.String(),
  orderId: Type.String(),
  product: Type.Enum(ProductCode),
  pin: Type.String(),
  amount: cents,
  status: Type.Enum(RefundStatus),
  /** Decided when it succeeds; until then where it would go. */
  target: Type.Enum(RefundTarget),
  reason: Type.String(),
  appliedAt: moment,
  /** Expected while it is in progress, real afterwards. */
  finishedAt: moment,
  failReason: Type.Optional(Type.String()),
  /** What it took off bills; empty for every other target. */
  allocations: Type.Array(record({ billId: Type.String(), period: count, parts: Parts })),
});
export type Refund = Static<typeof Refund>;

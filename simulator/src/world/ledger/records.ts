/** The records of the ledger: orders become loans, loans become bills, bills have periods, periods receive credits. */
import type {
  AfterSale,
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
import type { Day, Moment } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import type { Parts } from '../values/parts.ts';
import type { PlanItem } from './planItem.ts';

export interface Order {
  id: string;
  /** Where the mall split one purchase into several orders. */
  parentId?: string;
  product: ProductCode;
  /** Login account that bought. */
  pin: string;
  goods: string;
  quantity: number;
  amount: Cents;
  /** Absent when the mall itself sells. */
  supplier?: string;
  orderedAt: Moment;
  payment: { status: PaymentStatus; finishedAt?: Moment; failReason?: string };
  receipt: OrderReceipt;
  receivedAt?: Moment;
  cancelledAt?: Moment;
  afterSale: AfterSale;
}

/** What an order cost on credit. Unbilled until a bill takes it in. */
export interface Loan {
  id: string;
  orderId: string;
  product: ProductCode;
  pin: string;
  cycle: Cycle;
  principal: Cents;
  takenOn: Day;
  billId?: string;
  /** Discount credit period of a POP user: what the rule took off the order (spec 1 §9). */
  discount?: { rule: DiscountRule; amount: Cents };
}

export interface Bill {
  id: string;
  product: ProductCode;
  pin: string;
  cycle: Cycle;
  /** The funder; one repayment goes to one funder. */
  investorNo: string;
  issuedOn: Day;
  items: PlanItem[];
  /** How the bill was split; absent while it is whole. */
  split?: { instalmentNo: string; method: RepayMethod; appliedAt: Moment };
}

/** What a repayment pays of one period. */
export interface Share {
  billId: string;
  period: number;
  /** Of the whole share, coupon included. */
  parts: Parts;
  /** What of it the coupon pays. */
  discount: Parts;
  /** Fee that paying off before the billing day saves. */
  waivedFee: Cents;
  settles: boolean;
}

export interface Repayment {
  id: string;
  product: ProductCode;
  /** Login that repaid. */
  pin: string;
  source: RepaySource;
  /** Account that pays; none for a bank transfer. */
  accountNo?: string;
  investorNo: string;
  shares: Share[];
  amount: Cents;
  /** What of the amount a coupon pays. */
  discount: Cents;
  couponId?: string;
  status: RepaymentStatus;
  submittedAt: Moment;
  /** Expected while it is being processed, real afterwards. */
  finishedAt: Moment;
  failReason?: string;
}

/** Money that a seller gives back: it makes a debt smaller or goes to a fund account. */
export interface Refund {
  id: string;
  orderId: string;
  product: ProductCode;
  pin: string;
  amount: Cents;
  status: RefundStatus;
  /** Decided when it succeeds; until then where it would go. */
  target: RefundTarget;
  reason: string;
  appliedAt: Moment;
  /** Expected while it is in progress, real afterwards. */
  finishedAt: Moment;
  failReason?: string;
  /** What it took off bills; empty for every other target. */
  allocations: { billId: string; period: number; parts: Parts }[];
}

/** What the rules of the ledger read of a world. */
export interface Ledger {
  readonly orders: readonly Order[];
  readonly loans: readonly Loan[];
  readonly bills: readonly Bill[];
  readonly repayments: readonly Repayment[];
}

/** Narrows a question to a product, to one login, or to neither. */
export interface Scope {
  product?: ProductCode;
  pin?: string;
}

export const within =
  (scope: Scope) =>
  (entry: { product: ProductCode; pin: string }): boolean =>
    (scope.product === undefined || entry.product === scope.product) &&
    (scope.pin === undefined || entry.pin === scope.pin);

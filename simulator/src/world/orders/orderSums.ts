/** Sums over orders, for lists of orders and the spending page. */
import { OrderReceipt, PaymentStatus, RefundStatus } from '#generated/shared/enums.ts';
import { refundsOfOrder } from '../ledger/derivedIndex.ts';
import type { Order, Refund } from '../ledger/schema.ts';
import { sum, type Cents } from '../values/money.ts';

export interface OrderSums {
  /** Number of effective orders. */
  readonly orders: number;
  readonly amount: Cents;
  readonly refunded: Cents;
}

export const refundedAmount = (refunds: readonly Refund[]): Cents =>
  sum(refunds.filter(({ status }) => status === RefundStatus.Success).map(({ amount }) => amount));

/** Returns whether an order counts: its payment has neither failed nor been given up, and it is not cancelled. */
const isEffective = ({ payment, receipt }: Order): boolean =>
  payment.status !== PaymentStatus.Failed &&
  payment.status !== PaymentStatus.Cancelled &&
  receipt !== OrderReceipt.ParentCancelled;

export function sumOrders(refunds: readonly Refund[], orders: readonly Order[]): OrderSums {
  const effective = orders.filter(isEffective);
  return {
    orders: effective.length,
    amount: sum(effective.map(({ amount }) => amount)),
    refunded: sum(effective.map(({ id }) => refundedAmount(refundsOfOrder(refunds, id)))),
  };
}

import type { Outputs } from '#generated/provisional/io.ts';
import { AfterSale } from '#generated/shared/enums/AfterSale.ts';
import { OrderReceipt } from '#generated/shared/enums/OrderReceipt.ts';
import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';

export type Order = Outputs['queryOrderPage']['list'][number];
export type OrderDetail = Outputs['queryOrderDetail'];
export type Payment = Outputs['queryPaymentRecordPage']['list'][number];

type State = Pick<
  Order,
  'receipt' | 'afterSale' | 'paymentStatus' | 'billed' | 'loanNo' | 'loanStatus' | 'refundStatus'
>;

/** Reasons for showing the customer-service number at an order. 1 §8 */
export type ServiceReason = 'unbilled' | 'refunding';

/** The reasons for an order. One without a loan (never paid, or fully returned) will not be billed, so it is not `unbilled`. */
export function serviceReasons({ billed, loanNo, refundStatus }: State): ServiceReason[] {
  return [
    ...(refundStatus === RefundStatus.InProgress ? (['refunding'] as const) : []),
    ...(!billed && loanNo !== undefined ? (['unbilled'] as const) : []),
  ];
}

/** A coming step of an order. */
export type Step = 'pay' | 'receive' | 'refund' | 'bill' | 'repay';

const waitsForPayment: readonly PaymentStatus[] = [PaymentStatus.Paying, PaymentStatus.CallbackInProgress];

/** The coming steps of an order, in their order. A cancelled or failed order has none. 1 §4 */
export function stepsAhead(order: State): Step[] {
  if (waitsForPayment.includes(order.paymentStatus)) return ['pay', 'receive', 'bill', 'repay'];
  if (order.paymentStatus !== PaymentStatus.Success) return [];
  // A settled loan keeps its number but has no status.
  const isSettled = order.billed && order.loanStatus === undefined;
  const owed = order.loanNo !== undefined && !isSettled;
  return [
    ...(order.receipt === OrderReceipt.WaitingReceipt ? (['receive'] as const) : []),
    ...(order.afterSale === AfterSale.Entered ? (['refund'] as const) : []),
    ...(order.loanNo !== undefined && !order.billed ? (['bill'] as const) : []),
    ...(owed ? (['repay'] as const) : []),
  ];
}

/**
 * Values derived from the ledger's lists. Each is computed once per list, and updated when a list changes. Other modules
 * call them as plain functions of a list.
 */
import { OrderReceipt, PaymentStatus, RefundStatus, RepaymentStatus } from '#generated/shared/enums.ts';
import { nextBillDate } from '../cycles/cycles.ts';
import type { Day } from '../values/calendar.ts';
import { derived } from '../values/derived.ts';
import { replaced } from '../values/replaced.ts';
import { isSettled } from './planItem.ts';
import type { Bill, Loan, Order, PlanItem, Refund, Repayment } from './schema.ts';

export interface OpenItem {
  bill: Bill;
  item: PlanItem;
}

/** Open periods, including billed ones and instalments of later months. */
export const unsettledItems = derived((bills: readonly Bill[]): readonly OpenItem[] => {
  const open: OpenItem[] = [];
  for (const bill of bills) for (const item of bill.items) if (!isSettled(item)) open.push({ bill, item });
  return open;
});

/** Earliest due date of any open period, including instalments of later months. */
export const firstDueDate = derived((bills: readonly Bill[]): Day | undefined => {
  let first: Day | undefined;
  for (const { items } of bills)
    for (const item of items)
      if (!isSettled(item) && (first === undefined || item.dueOn < first)) first = item.dueOn;
  return first;
});

export const billsById = derived(
  (bills: readonly Bill[]): ReadonlyMap<string, Bill> => new Map(bills.map((bill) => [bill.id, bill])),
);

/** Adds newly issued bills. */
export function withIssued(bills: readonly Bill[], issued: readonly Bill[]): Bill[] {
  const all = bills.concat(issued);
  firstDueDate.update(bills, all, (known) => {
    const first = firstDueDate(issued);
    return known !== undefined && (first === undefined || known < first) ? known : first;
  });
  return all;
}

export const unbilled = derived((loans: readonly Loan[]): readonly Loan[] =>
  loans.filter((loan) => loan.billId === undefined),
);

/** Unbilled loans by their bill date. */
export const unbilledByBillDate = derived((loans: readonly Loan[]): ReadonlyMap<Day, readonly Loan[]> =>
  Map.groupBy(unbilled(loans), (loan) => nextBillDate(loan.cycle, loan.takenOn)),
);

export const ordersById = derived(
  (orders: readonly Order[]): ReadonlyMap<string, Order> => new Map(orders.map((order) => [order.id, order])),
);

export const loansByOrder = derived(
  (loans: readonly Loan[]): ReadonlyMap<string, Loan> => new Map(loans.map((loan) => [loan.orderId, loan])),
);

/** Adds new, unbilled loans. */
export function withLent(loans: readonly Loan[], lent: readonly Loan[]): Loan[] {
  const all = loans.concat(lent);
  unbilled.update(loans, all, (known) => [...known, ...lent]);
  return all;
}

/** Moves loans into bills. */
export function withBilled(loans: readonly Loan[], billed: ReadonlyMap<Loan, Loan>): Loan[] {
  const all = replaced(loans, billed);
  unbilled.update(loans, all, (known) => known.filter((loan) => !billed.has(loan)));
  return all;
}

/** Returns whether an order is paid and not yet received. Unpaid orders are not sent. */
const isOnTheWay = ({ receipt, payment }: Pick<Order, 'receipt' | 'payment'>): boolean =>
  receipt === OrderReceipt.WaitingReceipt && payment.status === PaymentStatus.Success;

export const onTheWay = derived((orders: readonly Order[]): readonly Order[] => orders.filter(isOnTheWay));

/** The order that arrives first: orders arrive in the order of purchase. */
export const firstToArrive = derived((orders: readonly Order[]): Order | undefined =>
  onTheWay(orders).reduce<Order | undefined>(
    (first, order) => (first === undefined || order.orderedAt < first.orderedAt ? order : first),
    undefined,
  ),
);

/** Adds new orders. */
export function withOrdered(orders: readonly Order[], ordered: readonly Order[]): Order[] {
  const all = orders.concat(ordered);
  onTheWay.update(orders, all, (known) => [...known, ...ordered.filter(isOnTheWay)]);
  return all;
}

/** Marks orders as received. */
export function withReceived(orders: readonly Order[], received: ReadonlyMap<Order, Order>): Order[] {
  const all = replaced(orders, received);
  onTheWay.update(orders, all, (known) => known.filter((order) => !received.has(order)));
  return all;
}

/** Repayments in progress. */
export const processingRepayments = derived((repayments: readonly Repayment[]): readonly Repayment[] =>
  repayments.filter(({ status }) => status === RepaymentStatus.Processing),
);

const byOrder = derived((refunds: readonly Refund[]): ReadonlyMap<string, readonly Refund[]> =>
  Map.groupBy(refunds, ({ orderId }) => orderId),
);

/** Returns the refunds of an order, in the order of the list. */
export const refundsOfOrder = (refunds: readonly Refund[], orderId: string): readonly Refund[] =>
  byOrder(refunds).get(orderId) ?? [];

export const refundsInProgress = derived((refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter(({ status }) => status === RefundStatus.InProgress),
);

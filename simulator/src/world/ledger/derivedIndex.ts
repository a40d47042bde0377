/**
 * What is derived from the lists of the ledger, computed once per list, and how it is carried over the changes that a list
 * goes through. The rest of the world calls these as plain functions of a list.
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

/** Open periods, billed ones and instalments of later months. */
export const unsettledItems = derived((bills: readonly Bill[]): readonly OpenItem[] => {
  const open: OpenItem[] = [];
  for (const bill of bills) for (const item of bill.items) if (!isSettled(item)) open.push({ bill, item });
  return open;
});

/** The earliest due date of anything that is open, instalments of later months too. */
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

/** The bills with newly issued ones. */
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

/** Unbilled loans by the day on which a bill takes them in. */
export const unbilledByBillDate = derived((loans: readonly Loan[]): ReadonlyMap<Day, readonly Loan[]> =>
  Map.groupBy(unbilled(loans), (loan) => nextBillDate(loan.cycle, loan.takenOn)),
);

export const ordersById = derived(
  (orders: readonly Order[]): ReadonlyMap<string, Order> => new Map(orders.map((order) => [order.id, order])),
);

export const loansByOrder = derived(
  (loans: readonly Loan[]): ReadonlyMap<string, Loan> => new Map(loans.map((loan) => [loan.orderId, loan])),
);

/** The loans with new ones, none of them billed. */
export function withLent(loans: readonly Loan[], lent: readonly Loan[]): Loan[] {
  const all = loans.concat(lent);
  unbilled.update(loans, all, (known) => [...known, ...lent]);
  return all;
}

/** The loans with some of them in bills. */
export function withBilled(loans: readonly Loan[], billed: ReadonlyMap<Loan, Loan>): Loan[] {
  const all = replaced(loans, billed);
  unbilled.update(loans, all, (known) => known.filter((loan) => !billed.has(loan)));
  return all;
}

/** Waits for its receipt, and its payment went through: nothing is sent before. */
const isOnTheWay = ({ receipt, payment }: Pick<Order, 'receipt' | 'payment'>): boolean =>
  receipt === OrderReceipt.WaitingReceipt && payment.status === PaymentStatus.Success;

export const onTheWay = derived((orders: readonly Order[]): readonly Order[] => orders.filter(isOnTheWay));

/** What was ordered first arrives first. */
export const firstToArrive = derived((orders: readonly Order[]): Order | undefined =>
  onTheWay(orders).reduce<Order | undefined>(
    (first, order) => (first === undefined || order.orderedAt < first.orderedAt ? order : first),
    undefined,
  ),
);

/** The orders with new ones. */
export function withOrdered(orders: readonly Order[], ordered: readonly Order[]): Order[] {
  const all = orders.concat(ordered);
  onTheWay.update(orders, all, (known) => [...known, ...ordered.filter(isOnTheWay)]);
  return all;
}

/** The orders with some of them received. */
export function withReceived(orders: readonly Order[], received: ReadonlyMap<Order, Order>): Order[] {
  const all = replaced(orders, received);
  onTheWay.update(orders, all, (known) => known.filter((order) => !received.has(order)));
  return all;
}

/** Repayments under way, of which there are few. */
export const processingRepayments = derived((repayments: readonly Repayment[]): readonly Repayment[] =>
  repayments.filter(({ status }) => status === RepaymentStatus.Processing),
);

const byOrder = derived((refunds: readonly Refund[]): ReadonlyMap<string, readonly Refund[]> =>
  Map.groupBy(refunds, ({ orderId }) => orderId),
);

/** In the order of the list. */
export const refundsOfOrder = (refunds: readonly Refund[], orderId: string): readonly Refund[] =>
  byOrder(refunds).get(orderId) ?? [];

export const refundsInProgress = derived((refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter(({ status }) => status === RefundStatus.InProgress),
);

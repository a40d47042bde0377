/** Goods on their way: what was bought and paid for arrives some days later. */
import { OrderReceipt, PaymentStatus } from '#generated/shared/enums.ts';
import { addDays, type Moment } from '../values/calendar.ts';
import { carry, memo } from '../ledger/memo.ts';
import type { Order } from '../ledger/records.ts';
import { replaced } from '../values/replaced.ts';
import { terms } from '../terms.ts';

/** Waits for its receipt, and its payment went through: nothing is sent before. */
export const isOnTheWay = ({ receipt, payment }: Pick<Order, 'receipt' | 'payment'>): boolean =>
  receipt === OrderReceipt.WaitingReceipt && payment.status === PaymentStatus.Success;

export const arrivalOf = ({ orderedAt }: Pick<Order, 'orderedAt'>): Moment =>
  `${addDays(orderedAt.slice(0, 10), terms.deliveryDays)} ${terms.deliveredAt}`;

const onTheWay = (orders: readonly Order[]): readonly Order[] =>
  memo(orders, 'onTheWay', () => orders.filter(isOnTheWay));

/** What was ordered first arrives first. */
export const firstToArrive = (orders: readonly Order[]): Order | undefined =>
  memo(orders, 'firstToArrive', () =>
    onTheWay(orders).reduce<Order | undefined>(
      (first, order) => (first === undefined || order.orderedAt < first.orderedAt ? order : first),
      undefined,
    ),
  );

/** The orders with new ones. */
export function withOrdered(orders: readonly Order[], ordered: readonly Order[]): Order[] {
  const all = orders.concat(ordered);
  carry<readonly Order[]>(orders, all, 'onTheWay', (known) => [...known, ...ordered.filter(isOnTheWay)]);
  return all;
}

/** The orders after a delivery: everything bought on that day or before has arrived. */
export function deliver(orders: readonly Order[], at: Moment): Order[] {
  const arrived = onTheWay(orders).filter((order) => arrivalOf(order) <= at);
  const received = new Map(
    arrived.map((order) => [order, { ...order, receipt: OrderReceipt.Completed, receivedAt: at }]),
  );
  const all = replaced(orders, received);
  carry<readonly Order[]>(orders, all, 'onTheWay', (known) => known.filter((order) => !received.has(order)));
  return all;
}

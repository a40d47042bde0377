/** Deliveries: paid purchases arrive some days later. */
import { OrderReceipt } from '#generated/shared/enums.ts';
import { onTheWay, withReceived } from '../ledger/derivedIndex.ts';
import type { Order } from '../ledger/schema.ts';
import { terms } from '../terms.ts';
import { addDays, type Moment } from '../values/calendar.ts';

export const arrivalOf = ({ orderedAt }: Pick<Order, 'orderedAt'>): Moment =>
  `${addDays(orderedAt.slice(0, 10), terms.deliveryDays)} ${terms.deliveredAt}`;

/** Marks all orders that arrive by a moment as received. */
export function deliver(orders: readonly Order[], at: Moment): Order[] {
  const arrived = onTheWay(orders).filter((order) => arrivalOf(order) <= at);
  return withReceived(
    orders,
    new Map(arrived.map((order) => [order, { ...order, receipt: OrderReceipt.Completed, receivedAt: at }])),
  );
}

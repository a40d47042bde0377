/** Orders of a period, summed by account, category and month with the sums of the order list. */
import type { Order } from '../ledger/schema.ts';
import { categoryOf } from '../orders/category.ts';
import { sumOrders, type OrderSums } from '../orders/orderSums.ts';
import { monthOf } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { MonthSpan } from './monthSpans.ts';

interface Group<Key> extends OrderSums {
  readonly key: Key;
}

/** Returns the sums by group, the largest amount first. Groups with only failed or cancelled orders are left out. */
function groupedSums<Key extends string>(
  { refunds }: World,
  orders: readonly Order[],
  keyOf: (order: Order) => Key,
): Group<Key>[] {
  return [...Map.groupBy(orders, keyOf)]
    .map(([key, own]) => ({ key, ...sumOrders(refunds, own) }))
    .filter(({ orders: count, refunded }) => count > 0 || refunded > 0)
    .sort((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1));
}

export function orderSpending(world: World, orders: readonly Order[], months: readonly MonthSpan[]) {
  const byMonth = Map.groupBy(orders, ({ orderedAt }) => monthOf(orderedAt.slice(0, 10)));
  return {
    total: sumOrders(world.refunds, orders),
    accounts: groupedSums(world, orders, ({ pin }) => pin),
    categories: groupedSums(world, orders, categoryOf),
    months: months.map((span) => ({ span, ...sumOrders(world.refunds, byMonth.get(span.month) ?? []) })),
  };
}

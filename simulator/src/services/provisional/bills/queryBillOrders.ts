import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { loanOf, orderItem, orderSums, ownOrders } from '../wire/order.ts';
import { ownBill } from '../wire/ownBill.ts';
import { pageOf } from '../wire/page.ts';

export const queryBillOrders: Handler<'provisional', 'queryBillOrders'> = (input, { world, now }) => {
  const { productCode, billNo } = input;
  if (ownBill(world, productCode, billNo) === undefined) return { refuse: 'BillNotOwned' };
  const orders = ownOrders(world, productCode).filter((order) => loanOf(world, order.id)?.billId === billNo);
  const page = pageOf(orders, input);
  const list = page.list.map((order) => orderItem(world, order, dayOf(now)));
  return { data: { ...page, list, ...orderSums(world, orders) } };
};

import { dayOf, type Day } from '../../world/values/calendar.ts';
import type { Order } from '../../world/ledger/records.ts';
import type { World } from '../../world/world.ts';
import type { Handler, Inputs } from '../handler.ts';
import { inPeriod, oneOf, same } from './wire/filters.ts';
import { loanOf, loanStatus, orderItem, orderSums, ownOrders } from './wire/order.ts';
import { foundOnce, pageOf } from './wire/page.ts';

function matching(world: World, input: Inputs<'provisional'>['queryOrderPage'], today: Day): Order[] {
  const { days, dateFrom, dateTo } = input;
  const period = { ...(days !== undefined && { days }), from: dateFrom, to: dateTo };
  return ownOrders(world, input.productCode).filter((order) => {
    const loan = loanOf(world, order.id);
    return (
      inPeriod(order.orderedAt, period, today) &&
      oneOf(order.receipt, input.receipt) &&
      oneOf(order.afterSale, input.afterSale) &&
      oneOf(order.payment.status, input.paymentStatus) &&
      oneOf(loan && loanStatus(world, loan, today), input.loanStatus) &&
      same(loan?.billId !== undefined, input.billed) &&
      same(order.id, input.orderNo) &&
      same(order.pin, input.jdpin) &&
      (input.supplierName === undefined || (order.supplier?.includes(input.supplierName) ?? false))
    );
  });
}

export const queryOrderPage: Handler<'provisional', 'queryOrderPage'> = (input, { world, now }) => {
  const today = dayOf(now);
  const { orders, sums } = foundOnce(world, 'orders', input, today, () => {
    const found = matching(world, input, today);
    return { orders: found, sums: orderSums(world, found) };
  });
  const page = pageOf(orders, input);
  const list = page.list.map((order) => orderItem(world, order, today));
  return { data: { ...page, list, ...sums } };
};

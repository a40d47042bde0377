import { dayOf } from '../../world/calendar.ts';
import type { Handler } from '../handler.ts';
import { inPeriod, oneOf, same } from './wire/filters.ts';
import { loanOf, loanStatus, orderItem, orderSums, ownOrders } from './wire/order.ts';
import { pageOf } from './wire/page.ts';

export const queryOrderPage: Handler<'provisional', 'queryOrderPage'> = (input, { world, now }) => {
  const today = dayOf(now);
  const { days, dateFrom, dateTo } = input;
  const period = { ...(days !== undefined && { days }), from: dateFrom, to: dateTo };
  const orders = ownOrders(world, input.productCode).filter((order) => {
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
  const page = pageOf(orders, input);
  const list = page.list.map((order) => orderItem(world, order, today));
  return { data: { ...page, list, ...orderSums(world, orders) } };
};

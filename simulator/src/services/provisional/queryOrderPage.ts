import { dayOf, type Day } from '../../world/values/calendar.ts';
import type { World } from '../../world/world.ts';
import type { Handler, Inputs } from '../handler.ts';
import { inPeriod, oneOf, same } from './wire/filters.ts';
import { loanOf, loanStatus, orderItem, orderSums, ownOrders } from './wire/order.ts';
import { foundOnce, pageOf, type Question } from './wire/page.ts';
import type { Order } from '../../world/ledger/schema.ts';

type Input = Inputs<'provisional'>['queryOrderPage'];

function matching(world: World, input: Question<Input>, today: Day): Order[] {
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

/** What all pages of a question share. */
const answer = foundOnce((world, question: Question<Input>, today) => {
  const orders = matching(world, question, today);
  return { orders, sums: orderSums(world, orders) };
});

export const queryOrderPage: Handler<'provisional', 'queryOrderPage'> = (input, { world, now }) => {
  const today = dayOf(now);
  const { orders, sums } = answer(world, input, today);
  const page = pageOf(orders, input);
  const list = page.list.map((order) => orderItem(world, order, today));
  return { data: { ...page, list, ...sums } };
};

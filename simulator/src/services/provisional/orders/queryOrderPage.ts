import type { Order } from '#simulator/world/ledger/schema.ts';
import { categoryOf } from '#simulator/world/orders/category.ts';
import { refundedAmount } from '#simulator/world/orders/orderSums.ts';
import { dayOf, type Day } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { contains, inPeriod, oneOf, same } from '../wire/filters.ts';
import { loanOf, loanStatus, orderItem, orderSums, ownOrders, refundsOf } from '../wire/order.ts';
import { memoizedQuery, pageOf, type Question } from '../wire/page.ts';
import { sorted, type SortKeys } from '../wire/sort.ts';

type Input = Inputs<'provisional'>['queryOrderPage'];

function matching(world: World, input: Question<Input>, today: Day): Order[] {
  return ownOrders(world, input.productCode).filter((order) => {
    const loan = loanOf(world, order.id);
    return (
      inPeriod(order.orderedAt, input, today) &&
      oneOf(order.receipt, input.receipt) &&
      oneOf(order.afterSale, input.afterSale) &&
      oneOf(order.payment.status, input.paymentStatus) &&
      oneOf(loan && loanStatus(world, loan, today), input.loanStatus) &&
      same(loan?.billId !== undefined, input.billed) &&
      oneOf(categoryOf(order), input.category) &&
      contains(order.id, input.orderNo) &&
      same(order.pin, input.jdpin) &&
      (input.supplierName === undefined || (order.supplier?.includes(input.supplierName) ?? false))
    );
  });
}

const sortKeys = (world: World): SortKeys<Order, NonNullable<Input['sort']>> => ({
  orderedAt: (order) => order.orderedAt,
  amount: (order) => order.amount,
  refundedAmount: (order) => refundedAmount(refundsOf(world, order.id)),
});

/** Orders and sums of a query: the same for all its pages. */
const pageContent = memoizedQuery((world, question: Question<Input>, today) => {
  const orders = sorted(matching(world, question, today), question.sort, sortKeys(world));
  return { orders, sums: orderSums(world, orders) };
});

export const queryOrderPage: Handler<'provisional', 'queryOrderPage'> = (input, { world, now }) => {
  const today = dayOf(now);
  const { orders, sums } = pageContent(world, input, today);
  const page = pageOf(orders, input);
  const list = page.list.map((order) => orderItem(world, order, today));
  return { data: { ...page, list, ...sums } };
};

import { PaymentStatus } from '#generated/shared/enums.ts';
import type { Order } from '#simulator/world/ledger/schema.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { accountNames } from '../../identity.ts';
import { contains, inPeriod, oneOf, same } from '../wire/filters.ts';
import { ownOrders } from '../wire/order.ts';
import { pageOf } from '../wire/page.ts';
import { sorted, type SortKeys } from '../wire/sort.ts';

/** Every order has one payment or payment attempt. */
const paymentNo = (order: Order): string => order.id.replace('DD', 'ZF');

const paymentRecord = (world: World, order: Order) => ({
  paymentNo: paymentNo(order),
  orderNo: order.id,
  goods: order.goods,
  amount: yuan(order.amount),
  status: order.payment.status,
  ...accountNames(world, order.pin),
  paidAt: order.orderedAt,
  ...(order.payment.finishedAt !== undefined && { finishedAt: order.payment.finishedAt }),
  ...(order.payment.failReason !== undefined && { failReason: order.payment.failReason }),
});

const sortKeys: SortKeys<Order, NonNullable<Inputs<'provisional'>['queryPaymentRecordPage']['sort']>> = {
  paidAt: (order) => order.orderedAt,
  finishedAt: (order) => order.payment.finishedAt,
  amount: (order) => order.amount,
};

export const queryPaymentRecordPage: Handler<'provisional', 'queryPaymentRecordPage'> = (
  input,
  { world, now },
) => {
  const orders = ownOrders(world, input.productCode).filter(
    (order) =>
      inPeriod(order.orderedAt, input, dayOf(now)) &&
      oneOf(order.payment.status, input.status) &&
      contains(paymentNo(order), input.paymentNo) &&
      contains(order.id, input.orderNo) &&
      same(order.pin, input.jdpin),
  );
  const page = pageOf(sorted(orders, input.sort, sortKeys), input);
  const successful = orders.filter(({ payment }) => payment.status === PaymentStatus.Success);
  const sumAmount = yuan(sum(successful.map(({ amount }) => amount)));
  return { data: { ...page, list: page.list.map((order) => paymentRecord(world, order)), sumAmount } };
};

import { RefundStatus } from '#generated/shared/enums.ts';
import { dayOf } from '../../world/values/calendar.ts';
import { sum, yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';
import { inPeriod, oneOf, same } from './wire/filters.ts';
import { pageOf } from './wire/page.ts';
import { ownRefunds, refundItem } from './wire/refund.ts';

export const queryRefundPage: Handler<'provisional', 'queryRefundPage'> = (input, { world, now }) => {
  const { days, dateFrom, dateTo } = input;
  const period = { ...(days !== undefined && { days }), from: dateFrom, to: dateTo };
  const refunds = ownRefunds(world, input.productCode).filter(
    (refund) =>
      inPeriod(refund.appliedAt, period, dayOf(now)) &&
      oneOf(refund.status, input.status) &&
      same(refund.id, input.refundNo) &&
      same(refund.orderId, input.orderNo) &&
      same(refund.pin, input.jdpin),
  );
  const page = pageOf(refunds, input);
  const list = page.list.map((refund) => refundItem(world, refund));
  const successful = refunds.filter(({ status }) => status === RefundStatus.Success);
  return { data: { ...page, list, sumAmount: yuan(sum(successful.map(({ amount }) => amount))) } };
};

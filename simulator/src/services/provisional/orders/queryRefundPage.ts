import { RefundStatus } from '#generated/shared/enums.ts';
import type { Refund } from '#simulator/world/ledger/schema.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { contains, inPeriod, oneOf, same } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';
import { isOver, ownRefunds, refundItem } from '../wire/refund.ts';
import { sorted, type SortKeys } from '../wire/sort.ts';

type Sort = NonNullable<Inputs<'provisional'>['queryRefundPage']['sort']>;

const sortKeys: SortKeys<Refund, Sort> = {
  appliedAt: (refund) => refund.appliedAt,
  finishedAt: (refund) => (isOver(refund) ? refund.finishedAt : undefined),
  amount: (refund) => refund.amount,
};

export const queryRefundPage: Handler<'provisional', 'queryRefundPage'> = (input, { world, now }) => {
  const refunds = ownRefunds(world, input.productCode).filter(
    (refund) =>
      inPeriod(refund.appliedAt, input, dayOf(now)) &&
      oneOf(refund.status, input.status) &&
      contains(refund.id, input.refundNo) &&
      contains(refund.orderId, input.orderNo) &&
      same(refund.pin, input.jdpin),
  );
  const page = pageOf(sorted(refunds, input.sort, sortKeys), input);
  const list = page.list.map((refund) => refundItem(world, refund));
  const successful = refunds.filter(({ status }) => status === RefundStatus.Success);
  return { data: { ...page, list, sumAmount: yuan(sum(successful.map(({ amount }) => amount))) } };
};

import type { Handler } from '../../handler.ts';
import { debtParts } from '../wire/amounts.ts';
import { periodsOf } from '../wire/bill.ts';
import { ownRefunds, refundItem, refundTimeline } from '../wire/refund.ts';

export const queryRefundDetail: Handler<'provisional', 'queryRefundDetail'> = (
  { productCode, refundNo },
  { world },
) => {
  const refund = ownRefunds(world, productCode).find(({ id }) => id === refundNo);
  if (refund === undefined) return { refuse: 'RefundNotOwned' };
  return {
    data: {
      ...refundItem(world, refund),
      reason: refund.reason,
      allocations: refund.allocations.map(({ billId, period, parts }) => ({
        billNo: billId,
        period,
        ...periodsOf(world, billId),
        ...debtParts(parts),
      })),
      timeline: refundTimeline(world, refund),
    },
  };
};

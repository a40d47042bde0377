import { dayOf } from '../../world/values/calendar.ts';
import { freezes } from '../../world/quota/freeze.ts';
import { sum, yuan } from '../../world/values/money.ts';
import { isFrozen } from '../../world/quota/quota.ts';
import type { Handler } from '../handler.ts';

export const queryFreezeDetail: Handler<'provisional', 'queryFreezeDetail'> = (_input, { world, now }) => {
  const items = freezes(world, dayOf(now));
  return {
    data: {
      frozen: isFrozen(world.quota),
      sumFrzQuota: yuan(sum(items.map(({ amount }) => amount))),
      items: items.map(({ id, amount, orderId, billId, ...item }) => ({
        ...item,
        freezeNo: id,
        amount: yuan(amount),
        ...(orderId !== undefined && { orderNo: orderId }),
        ...(billId !== undefined && { billNo: billId }),
      })),
    },
  };
};

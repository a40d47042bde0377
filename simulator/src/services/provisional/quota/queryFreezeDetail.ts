import { scopeOf } from '#simulator/world/company/viewer.ts';
import type { Bill, Order } from '#simulator/world/ledger/schema.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import { freezes } from '#simulator/world/quota/freeze.ts';
import { isFrozen } from '#simulator/world/quota/quota.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';

/** Returns all frozen amounts of the company; the number of an order or bill only if the viewer may open it. */
export const queryFreezeDetail: Handler<'provisional', 'queryFreezeDetail'> = (
  { productCode },
  { world, now },
) => {
  const isVisible = within(scopeOf(world.viewer, productCode));
  const mayOpen = (entries: readonly (Order | Bill)[], id: string | undefined): boolean =>
    entries.some((entry) => entry.id === id && isVisible(entry));
  const items = freezes(world, dayOf(now));
  return {
    data: {
      frozen: isFrozen(world.quota),
      sumFrzQuota: yuan(sum(items.map(({ amount }) => amount))),
      items: items.map(({ id, amount, orderId, billId, ...item }) => ({
        ...item,
        freezeNo: id,
        amount: yuan(amount),
        ...(mayOpen(world.orders, orderId) && { orderNo: orderId }),
        ...(mayOpen(world.bills, billId) && { billNo: billId }),
      })),
    },
  };
};

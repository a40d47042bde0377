import { scopeOf } from '../../world/company/viewer.ts';
import { nextDue, overdueAmount } from '../../world/ledger/ledger.ts';
import { dayOf } from '../../world/values/calendar.ts';
import { yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';

export const queryLedgerRepayment: Handler<'gateway', 'queryLedgerRepayment'> = (
  { productCode },
  { world, now },
) => {
  const scope = scopeOf(world.viewer, productCode);
  const next = nextDue(world, dayOf(now), scope);
  return {
    data: {
      normalRepayAmount: yuan(next?.amount ?? 0),
      ...(next && { normalRepayDate: next.date }),
      overDueRepayAmount: yuan(overdueAmount(world, dayOf(now), scope)),
    },
  };
};

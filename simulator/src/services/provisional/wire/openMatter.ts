/** An unsettled matter that blocks a cancellation or a settlement certificate, on the wire: cents become yuan. */
import type { Blocker } from '#simulator/world/cancellation/blockers.ts';
import { yuan } from '#simulator/world/values/money.ts';

export const openMatter = ({ kind, count, amount, nextDate, names, total, accountType }: Blocker) => ({
  kind,
  count,
  ...(amount !== undefined && { amount: yuan(amount) }),
  ...(nextDate !== undefined && { nextDate }),
  ...(names && { names: [...names] }),
  ...(total !== undefined && { total }),
  ...(accountType && { accountType }),
});

/** Blockers of a cancellation on the wire: cents become yuan. */
import type { Blocker } from '#simulator/world/cancellation/blockers.ts';
import { yuan } from '#simulator/world/values/money.ts';

export const openBlocker = ({ kind, count, amount, nextDate, names, total, accountType }: Blocker) => ({
  kind,
  count,
  ...(amount !== undefined && { amount: yuan(amount) }),
  ...(nextDate !== undefined && { nextDate }),
  ...(names && { names: [...names] }),
  ...(total !== undefined && { total }),
  ...(accountType && { accountType }),
});

/** Blockers of a cancellation on the wire: cents become yuan. */
import type { Matter } from '#simulator/world/cancellation/matters.ts';
import { yuan } from '#simulator/world/values/money.ts';

export const openMatter = ({ kind, count, amount, nextDate, names, total, accountType }: Matter) => ({
  kind,
  count,
  ...(amount !== undefined && { amount: yuan(amount) }),
  ...(nextDate !== undefined && { nextDate }),
  ...(names && { names: [...names] }),
  ...(total !== undefined && { total }),
  ...(accountType && { accountType }),
});

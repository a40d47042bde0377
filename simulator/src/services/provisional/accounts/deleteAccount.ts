import { deleteAccount as remove } from '#simulator/world/accounts/changes.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { moneyText } from '../wire/amounts.ts';

export const deleteAccount: Handler<'provisional', 'deleteAccount'> = ({ jdpin }, { world, now }) => {
  const outcome = remove(world, jdpin, dayOf(now));
  if ('world' in outcome) return { data: { jdpin }, world: outcome.world };
  if (outcome.refuse === 'not-owned') return { refuse: 'AccountNotOwned' };
  return { refuse: 'AccountInDebt', message: `该账号有欠款${moneyText(outcome.debt)}元，还清后可删除` };
};

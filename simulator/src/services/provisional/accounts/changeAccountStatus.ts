import { changeStatus } from '#simulator/world/accounts/changes.ts';
import type { Handler } from '../../handler.ts';
import { accountEntry } from '../wire/account.ts';

export const changeAccountStatus: Handler<'provisional', 'changeAccountStatus'> = (
  { jdpin, status },
  { world, now },
) => {
  const outcome = changeStatus(world, jdpin, status);
  if ('refuse' in outcome) return { refuse: 'AccountNotOwned' };
  return { data: accountEntry(outcome.world, outcome.account, now), world: outcome.world };
};

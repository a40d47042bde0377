import { editAccount as edit } from '#simulator/world/accounts/changes.ts';
import type { Handler } from '../../handler.ts';
import { accountEntry } from '../wire/account.ts';

export const editAccount: Handler<'provisional', 'editAccount'> = (
  { jdpin: pin, nickname, phone },
  { world, now },
) => {
  const outcome = edit(world, { pin, nickname, phone });
  if ('refuse' in outcome) return { refuse: 'AccountNotOwned' };
  return { data: accountEntry(outcome.world, outcome.account, now), world: outcome.world };
};

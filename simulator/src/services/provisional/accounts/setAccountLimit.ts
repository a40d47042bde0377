import { setLimit } from '#simulator/world/accounts/changes.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { accountEntry, limitRefusal } from '../wire/account.ts';

export const setAccountLimit: Handler<'provisional', 'setAccountLimit'> = (
  { jdpin, limit },
  { world, now },
) => {
  const outcome = setLimit(world, jdpin, limit === undefined ? undefined : cents(limit));
  if ('account' in outcome)
    return { data: accountEntry(outcome.world, outcome.account, now), world: outcome.world };
  return outcome.refuse === 'not-owned' ? { refuse: 'AccountNotOwned' } : limitRefusal(outcome);
};

import type { Cycle } from '#generated/shared/enums.ts';
import { scopeOf } from '../../world/company/viewer.ts';
import { amountDue } from '../../world/ledger/ledger.ts';
import { dayOf } from '../../world/values/calendar.ts';
import { yuan } from '../../world/values/money.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../handler.ts';

/** Returns the due day that the account chose for its cycle, if it has this cycle. */
function ownDay({ accounts, viewer }: World, rule: Cycle): number | undefined {
  const account = accounts.find(({ pin }) => pin === viewer.pin);
  return account?.cycle === rule ? account.lastPayDay : undefined;
}

export const queryOpenProductsAndUnPayStatus: Handler<'legacy', 'queryOpenProductsAndUnPayStatus'> = (
  _input,
  { world, now },
) => ({
  data: world.openings.map(({ product, rule }) => {
    const due = amountDue(world, dayOf(now), scopeOf(world.viewer, product));
    const lastPayDay = ownDay(world, rule);
    return {
      productCode: product,
      unPayStatus: due > 0,
      ruleType: rule,
      ...(lastPayDay !== undefined && { lastPayDay }),
      unPayAmount: yuan(due),
    };
  }),
});

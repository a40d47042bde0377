import { dayOf } from '../../world/values/calendar.ts';
import { amountDue } from '../../world/ledger/ledger.ts';
import { yuan } from '../../world/values/money.ts';
import { scopeOf } from '../../world/company/viewer.ts';
import type { Handler } from '../handler.ts';

export const queryOpenProductsAndUnPayStatus: Handler<'legacy', 'queryOpenProductsAndUnPayStatus'> = (
  _input,
  { world, now },
) => ({
  data: world.openings.map(({ product, rule }) => {
    const due = amountDue(world, dayOf(now), scopeOf(world.viewer, product));
    return { productCode: product, unPayStatus: due > 0, ruleType: rule, unPayAmount: yuan(due) };
  }),
});

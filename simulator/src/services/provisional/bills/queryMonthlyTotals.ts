import { scopeOf } from '#simulator/world/company/viewer.ts';
import { monthFigures } from '#simulator/world/ledger/ledger.ts';
import { addMonths, dayOf, monthOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';

/** Six months, the current one last. */
const back = [-5, -4, -3, -2, -1, 0];

export const queryMonthlyTotals: Handler<'provisional', 'queryMonthlyTotals'> = (
  { productCode },
  { world, now },
) => ({
  data: {
    months: back.map((months) => {
      const month = addMonths(monthOf(dayOf(now)), months);
      const { billed, repaid } = monthFigures(world, month, scopeOf(world.viewer, productCode));
      return { month, billed: yuan(billed), repaid: yuan(repaid) };
    }),
  },
});

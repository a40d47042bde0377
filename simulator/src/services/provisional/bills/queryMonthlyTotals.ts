import { scopeOf } from '#simulator/world/company/viewer.ts';
import { monthFigures } from '#simulator/world/ledger/ledger.ts';
import { addMonths, dayOf, monthOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';

/** Six months relative to the current one, which is the last. */
const monthOffsets = [-5, -4, -3, -2, -1, 0];

export const queryMonthlyTotals: Handler<'provisional', 'queryMonthlyTotals'> = (
  { productCode },
  { world, now },
) => ({
  data: {
    months: monthOffsets.map((offset) => {
      const month = addMonths(monthOf(dayOf(now)), offset);
      const { billed, repaid } = monthFigures(world, month, scopeOf(world.viewer, productCode));
      return { month, billed: yuan(billed), repaid: yuan(repaid) };
    }),
  },
});

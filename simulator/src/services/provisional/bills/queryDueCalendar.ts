import { CycleLabel } from '#generated/shared/labels.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { dues, type Due } from '#simulator/world/ledger/ledger.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';

const label = ({ cycles, split }: Due): string =>
  [...cycles.map((cycle) => CycleLabel[cycle]), ...(split ? ['分期'] : [])].join('、');

export const queryDueCalendar: Handler<'provisional', 'queryDueCalendar'> = (
  { productCode },
  { world, now },
) => {
  const open = dues(world, dayOf(now), scopeOf(world.viewer, productCode));
  return {
    data: {
      dues: open.map((due) => ({
        dueDate: due.date,
        cycles: due.cycles,
        cycleLabel: label(due),
        amount: yuan(due.amount),
      })),
      total: yuan(sum(open.map((due) => due.amount))),
    },
  };
};

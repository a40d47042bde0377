import { addFigures, dueDays, owedOf, repaidOf, type DueFigures } from '#simulator/world/bills/dueMonth.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import type { OpenItem } from '#simulator/world/ledger/derivedIndex.ts';
import { isSettled, itemStatus } from '#simulator/world/ledger/planItem.ts';
import { dayOf, type Day } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { accountNames } from '../../identity.ts';
import { canRepay } from '../wire/bill.ts';

const inYuan = ({ due, overdue, paid, planned }: DueFigures) => ({
  due: yuan(due),
  overdue: yuan(overdue),
  paid: yuan(paid),
  planned: yuan(planned),
});

const dayBill = (world: World, { bill, item }: OpenItem, today: Day) => {
  const billed = item.billedOn <= today;
  return {
    billNo: bill.id,
    period: item.period,
    periods: bill.items.length,
    cycle: bill.cycle,
    billStatus: itemStatus(item, today),
    billed,
    owed: yuan(owedOf(item, today)),
    repaid: yuan(repaidOf(item, today)),
    ...accountNames(world, bill.pin),
    canRepay: billed && !isSettled(item) && canRepay(world, bill),
  };
};

export const queryDueMonth: Handler<'provisional', 'queryDueMonth'> = (
  { productCode, month },
  { world, now },
) => {
  const today = dayOf(now);
  const days = dueDays(world.bills, scopeOf(world.viewer, productCode), month, today);
  return {
    data: {
      month,
      ...inYuan(addFigures(days)),
      days: days.map(({ date, items, ...figures }) => ({
        date,
        ...inYuan(figures),
        bills: items.map((entry) => dayBill(world, entry, today)),
      })),
    },
  };
};

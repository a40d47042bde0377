/** Moves the due date of the current instalment of the newest split bill (bill period states 2 and 3). */
import { BillPeriodState } from '#generated/shared/enums.ts';
import { isSettled } from '../ledger/planItem.ts';
import type { Bill, PeriodChange, PlanItem } from '../ledger/schema.ts';
import { addDays } from '../values/calendar.ts';

const kinds: Record<'postponed' | 'extended', Pick<PeriodChange, 'state' | 'reason'> & { days: number }> = {
  postponed: { state: BillPeriodState.Postponed, reason: '还款日遇系统维护顺延', days: 5 },
  extended: { state: BillPeriodState.Extended, reason: '展期申请已通过', days: 30 },
};

export function moveDueDate(bills: readonly Bill[], kind: keyof typeof kinds): Bill[] {
  const { state, reason, days } = kinds[kind];
  const bill = bills.findLast((entry) => entry.split !== undefined && !entry.items.every(isSettled));
  const current = bill?.items.find((item) => !isSettled(item));
  const moved = (item: PlanItem): PlanItem => ({
    ...item,
    dueOn: addDays(item.dueOn, days),
    change: { state, reason, from: item.dueOn, changedAt: '2026-11-10 09:00:00' },
  });
  return bills.map((entry) =>
    entry === bill
      ? { ...entry, items: entry.items.map((item) => (item === current ? moved(item) : item)) }
      : entry,
  );
}

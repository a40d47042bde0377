/** Dues of a month by day: owed, overdue, paid, and not billed yet. */
import type { OpenItem } from '../ledger/derivedIndex.ts';
import { credited, isSettled, itemDue } from '../ledger/planItem.ts';
import type { Bill, PlanItem } from '../ledger/schema.ts';
import { type Scope, within } from '../ledger/scope.ts';
import { laterDay, monthOf, type Day } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { total } from '../values/parts.ts';

/** Amounts that do not overlap: no cent is in two of them. */
export interface DueFigures {
  readonly due: Cents;
  readonly overdue: Cents;
  readonly paid: Cents;
  /** Periods that are not billed yet. */
  readonly planned: Cents;
}

interface DueDay extends DueFigures {
  readonly date: Day;
  /** Open periods first. */
  readonly items: readonly OpenItem[];
}

/** Returns the day for which a period is computed: today, or a later day on which a scenario has settled it. */
const dayFor = ({ settledOn }: PlanItem, today: Day): Day => laterDay(settledOn ?? today, today);

export const owedOf = (item: PlanItem, today: Day): Cents => itemDue(item, dayFor(item, today));

export const repaidOf = (item: PlanItem, today: Day): Cents =>
  total(credited(item, dayFor(item, today), 'repaid'));

function figuresOf(item: PlanItem, today: Day): DueFigures {
  const owed = owedOf(item, today);
  const isBilled = item.billedOn <= today;
  const isLate = isBilled && item.dueOn < today;
  return {
    due: isBilled && !isLate ? owed : 0,
    overdue: isLate ? owed : 0,
    paid: repaidOf(item, today),
    planned: isBilled ? 0 : owed,
  };
}

export const addFigures = (all: readonly DueFigures[]): DueFigures => ({
  due: sum(all.map(({ due }) => due)),
  overdue: sum(all.map(({ overdue }) => overdue)),
  paid: sum(all.map(({ paid }) => paid)),
  planned: sum(all.map(({ planned }) => planned)),
});

const openFirst = (a: OpenItem, b: OpenItem): number =>
  Number(isSettled(a.item)) - Number(isSettled(b.item)) || (a.bill.id < b.bill.id ? -1 : 1);

/** Returns the days of a month on which a period is due, earliest first. */
export function dueDays(bills: readonly Bill[], scope: Scope, month: string, today: Day): DueDay[] {
  const items = bills
    .filter(within(scope))
    .flatMap((bill) => bill.items.map((item) => ({ bill, item })))
    .filter(({ item }) => monthOf(item.dueOn) === month);
  return [...Map.groupBy(items, ({ item }) => item.dueOn)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, found]) => ({
      date,
      ...addFigures(found.map(({ item }) => figuresOf(item, today))),
      items: found.sort(openFirst),
    }));
}

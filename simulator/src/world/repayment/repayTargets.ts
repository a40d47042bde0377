/** Periods that a repayment pays, and its obstacles independent of the amount. */
import { billsInProgress } from '../bills/quickBill.ts';
import type { OpenItem } from '../ledger/derivedIndex.ts';
import { billOf, isBeingRepaid, openItems, overdueItems } from '../ledger/ledger.ts';
import { isSettled, owing, principalLeft } from '../ledger/planItem.ts';
import { type Scope, within } from '../ledger/scope.ts';
import type { Day } from '../values/calendar.ts';
import { noParts } from '../values/parts.ts';
import type { Parts } from '../values/schema.ts';
import type { World } from '../world.ts';

/** A bill, or one period of it. */
interface RepayTarget {
  billNo: string;
  period?: number;
}

export interface RepayWish {
  /** Absent: everything due. */
  bills?: readonly RepayTarget[];
  /** Also pay off unbilled periods of the chosen bills. */
  early?: boolean;
}

/** A period and what it costs to pay it now. One that is not billed yet costs only its principal. */
export interface Payable extends OpenItem {
  due: Parts;
  early: boolean;
}

export type TargetRefusal = 'not-owned' | 'billing' | 'settled';

const payable = ({ bill, item }: OpenItem, today: Day): Payable => {
  const early = item.billedOn > today;
  return {
    bill,
    item,
    early,
    due: early ? { ...noParts, principal: principalLeft(item) } : owing(item, today),
  };
};

/** Sorts by due date, so that overdue periods come first (docs/decisions/0224). */
const compareUrgency = (a: Payable, b: Payable): number =>
  a.item.dueOn.localeCompare(b.item.dueOn) ||
  a.bill.id.localeCompare(b.bill.id) ||
  a.item.period - b.item.period;

/** Returns whether a quick bill in progress will issue the bill. Other bills can be repaid meanwhile (docs/decisions/0232). */
const isBeingIssued = (world: World, billNo: string, scope: Scope): boolean =>
  billsInProgress(world).some((bill) => bill.id === billNo && within(scope)(bill));

type ChosenPeriods = { bill: OpenItem['bill']; items: OpenItem['item'][] } | 'not-owned' | 'billing';

function choose(world: World, target: RepayTarget, scope: Scope): ChosenPeriods {
  const bill = billOf(world, target.billNo);
  if (bill === undefined && isBeingIssued(world, target.billNo, scope)) return 'billing';
  if (bill === undefined || !within(scope)(bill)) return 'not-owned';
  const items = bill.items.filter((item) => target.period === undefined || item.period === target.period);
  return items.length === 0 ? 'not-owned' : { bill, items };
}

/**
 * Returns the periods of a request, most urgent first. Bills with a repayment in progress are not part of
 * "everything".
 */
export function payables(
  world: World,
  { bills, early = false }: RepayWish,
  scope: Scope,
  today: Day,
): { payables: Payable[] } | { refuse: TargetRefusal } {
  const chosen = bills?.map((target) => choose(world, target, scope));
  if (chosen?.includes('not-owned')) return { refuse: 'not-owned' };
  if (chosen?.includes('billing')) return { refuse: 'billing' };
  if (chosen === undefined) {
    const everything = openItems(world, today, scope).filter(({ bill }) => !isBeingRepaid(world, bill.id));
    return { payables: everything.map((entry) => payable(entry, today)).sort(compareUrgency) };
  }
  const named = chosen.filter((entry) => typeof entry !== 'string');
  if (named.some(({ items }) => items.every(isSettled))) return { refuse: 'settled' };
  const items = named.flatMap(({ bill, items }) =>
    items
      .filter((item) => !isSettled(item) && (early || item.billedOn <= today))
      .map((item) => ({ bill, item })),
  );
  const once = [...new Map(items.map((entry) => [`${entry.bill.id} ${entry.item.period}`, entry])).values()];
  return { payables: once.map((entry) => payable(entry, today)).sort(compareUrgency) };
}

/** Returns whether a repayment leaves out an overdue period of the same funder. */
export function leavesOverdue(world: World, chosen: readonly Payable[], scope: Scope, today: Day): boolean {
  const included = new Set(chosen.map(({ item }) => item));
  return overdueItems(world, today, scope).some(
    ({ bill, item }) =>
      bill.investorNo === chosen[0]?.bill.investorNo && !included.has(item) && !isBeingRepaid(world, bill.id),
  );
}

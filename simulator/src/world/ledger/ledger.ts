/**
 * Queries on a company's debts. Status, penalty, amount due and used quota are not stored: they are computed from the
 * periods of the bills.
 */
import { BillStatus, RepaymentStatus, type Cycle } from '#generated/shared/enums.ts';
import { cycleRule } from '../cycles/cycles.ts';
import { daysBetween, type Day } from '../values/calendar.ts';
import { share, sum, type Cents } from '../values/money.ts';
import { total } from '../values/parts.ts';
import {
  billsById,
  firstDueDate,
  processingRepayments,
  unbilled,
  unsettledItems,
  type OpenItem,
} from './derivedIndex.ts';
import { charged, isSettled, itemDue, itemStatus, overdueDays, principalLeft } from './planItem.ts';
import type { Bill, Loan, PlanItem, Repayment } from './schema.ts';
import { type Ledger, type Scope, within } from './scope.ts';

/** Returns open periods that were billed. */
export const openItems = (ledger: Ledger, today: Day, scope: Scope = {}): OpenItem[] => {
  const inScope = within(scope);
  return unsettledItems(ledger.bills).filter(({ bill, item }) => item.billedOn <= today && inScope(bill));
};

export const amountDue = (ledger: Ledger, today: Day, scope: Scope = {}): Cents =>
  sum(openItems(ledger, today, scope).map(({ item }) => itemDue(item, today)));

export const overdueItems = (ledger: Ledger, today: Day, scope: Scope = {}): OpenItem[] =>
  openItems(ledger, today, scope).filter(({ item }) => overdueDays(item, today) > 0);

export const overdueAmount = (ledger: Ledger, today: Day, scope: Scope = {}): Cents =>
  sum(overdueItems(ledger, today, scope).map(({ item }) => itemDue(item, today)));

/** Returns whether any period is overdue. It compares only the first due date, since an open period always owes something. */
export const isOverdue = (ledger: Ledger, today: Day): boolean => {
  const first = firstDueDate(ledger.bills);
  return first !== undefined && first < today;
};

export interface Due {
  date: Day;
  amount: Cents;
  cycles: Cycle[];
  /** Days after the date, 0 if it is in the future. */
  overdueDays: number;
  split: boolean;
}

/** Returns due amounts, one row per date, earliest first. */
export function dues(ledger: Ledger, today: Day, scope: Scope = {}): Due[] {
  const byDate = Map.groupBy(openItems(ledger, today, scope), ({ item }) => item.dueOn);
  return [...byDate]
    .map(([date, entries]) => ({
      date,
      amount: sum(entries.map(({ item }) => itemDue(item, today))),
      cycles: [...new Set(entries.map(({ bill }) => bill.cycle))],
      overdueDays: Math.max(0, daysBetween(date, today)),
      split: entries.some(({ bill }) => bill.split !== undefined),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Returns the next due date from today on, with everything due on it. */
export const nextDue = (ledger: Ledger, today: Day, scope: Scope = {}): Due | undefined =>
  dues(ledger, today, scope).find((due) => due.overdueDays === 0);

export const unbilledLoans = (ledger: Ledger, scope: Scope = {}): Loan[] =>
  unbilled(ledger.loans).filter(within(scope));

export const unbilledAmount = (ledger: Ledger, scope: Scope = {}): Cents =>
  sum(unbilledLoans(ledger, scope).map((loan) => loan.principal));

/** Returns open principal: unbilled loans and every unpaid period, including future ones. */
export const usedPrincipal = (ledger: Ledger, scope: Scope = {}): Cents => {
  const inScope = within(scope);
  const open = unsettledItems(ledger.bills).filter(({ bill }) => inScope(bill));
  return unbilledAmount(ledger, scope) + sum(open.map(({ item }) => principalLeft(item)));
};

export const billOf = (ledger: Ledger, id: string): Bill | undefined => billsById(ledger.bills).get(id);

/** Returns the bill status by spec 1 §4: the worst of its open periods that are billed, or of all periods if settled. */
export function billStatus(bill: Bill, today: Day): BillStatus {
  const open = bill.items.filter((item) => !isSettled(item));
  const isBillSettled = open.length === 0;
  const decisive = isBillSettled ? bill.items : open.filter((item) => item.billedOn <= today);
  return decisive
    .map((item) => itemStatus(item, today))
    .reduce(worseOf, isBillSettled ? BillStatus.Cleared : BillStatus.Uncleared);
}

/** Returns the worse status. Codes grow with the delay: 5001 to 5003 for open bills, 5004 to 5006 for settled ones. */
const worseOf = (a: BillStatus, b: BillStatus): BillStatus => (a > b ? a : b);

const worstDelay = (today: Day, items: readonly PlanItem[]): number =>
  Math.max(0, ...items.filter((item) => item.billedOn <= today).map((item) => overdueDays(item, today)));

/** Returns the longest delay of any period due since a day, settled or open. */
export const longestDelay = (ledger: Ledger, since: Day, today: Day): number => {
  let longest = 0;
  for (const bill of ledger.bills) {
    const recent = bill.items.filter((item) => item.dueOn >= since);
    longest = Math.max(longest, worstDelay(today, recent));
  }
  return longest;
};

/** Returns the amount of a bill on a day: the sum of its periods. */
export const billTotal = (bill: Bill, today: Day): Cents =>
  sum(bill.items.map((item) => total(charged(item, today))));

/** Returns the amount at issue, before any splitting, repayment or refund (docs/decisions/0236). */
export function billedAtIssue({ cycle, product, items, split }: Bill): { principal: Cents; fee: Cents } {
  const principal = sum(items.map((item) => item.principal));
  const fees = items.map(({ fee, waivedFee = 0 }) => fee + waivedFee);
  return { principal, fee: split ? share(principal, cycleRule(cycle, product).feeRate) : sum(fees) };
}

/** Returns the amounts billed and repaid in a month, as on the home page. @param month as YYYY-MM */
export const monthFigures = (
  ledger: Ledger,
  month: string,
  scope: Scope = {},
): { billed: Cents; repaid: Cents } => {
  const bills = ledger.bills.filter(within(scope));
  const credits = bills.flatMap((bill) => bill.items).flatMap((item) => item.credits);
  return {
    billed: sum(
      bills
        .filter((bill) => bill.issuedOn.startsWith(month))
        .map(billedAtIssue)
        .map(({ principal, fee }) => principal + fee),
    ),
    repaid: sum(
      credits
        .filter((entry) => entry.kind === 'repaid' && entry.on.startsWith(month))
        .map((entry) => total(entry.parts)),
    ),
  };
};

export const isProcessing = (repayment: Repayment): boolean =>
  repayment.status === RepaymentStatus.Processing;

/** Returns whether a repayment of the bill is in progress: it blocks other repayments, a split and refunds of the bill. */
export const isBeingRepaid = (ledger: Ledger, billId: string): boolean =>
  processingRepayments(ledger.repayments).some((entry) =>
    entry.shares.some((share) => share.billId === billId),
  );

/**
 * Orders become loans, loans become bills, bills have plan items, items are repaid.
 * Nothing that can be computed is stored: status, penalty, amount due and used quota are read off the items.
 */
import {
  BillPeriodState,
  BillStatus,
  type AfterSale,
  type Cycle,
  type OrderReceipt,
  type ProductCode,
  type RepaymentStatus,
} from '#generated/shared/enums.ts';
import { daysBetween, type Day, type Moment } from './calendar.ts';
import { groupBy } from './groupBy.ts';
import { share, sum, type Cents } from './money.ts';
import { terms } from './terms.ts';

export interface Order {
  id: string;
  product: ProductCode;
  /** Login account that bought. */
  pin: string;
  goods: string;
  amount: Cents;
  orderedAt: Moment;
  receipt: OrderReceipt;
  afterSale: AfterSale;
}

/** What an order cost on credit. Unbilled until a bill takes it in. */
export interface Loan {
  id: string;
  orderId: string;
  product: ProductCode;
  pin: string;
  cycle: Cycle;
  principal: Cents;
  takenOn: Day;
  billId?: string;
}

/** The parts a debt is made of. */
export interface Parts {
  principal: Cents;
  fee: Cents;
  interest: Cents;
  penalty: Cents;
}

/** One period of a bill; a bill that is not split has one. */
export interface PlanItem {
  period: number;
  /** From this day the period counts as due money; an instalment of a later month does not yet. */
  billedOn: Day;
  dueOn: Day;
  /** What the period asks for. `penalty` holds only what was settled; what grows is computed. */
  owed: Parts;
  paid: Parts;
  settledOn?: Day;
}

export interface Bill {
  id: string;
  product: ProductCode;
  pin: string;
  cycle: Cycle;
  issuedOn: Day;
  items: PlanItem[];
}

export interface Repayment {
  id: string;
  product: ProductCode;
  pin: string;
  billId: string;
  amount: Cents;
  paidOn: Day;
  status: RepaymentStatus;
}

/** What the rules of this file read of a world. */
export interface Ledger {
  readonly orders: readonly Order[];
  readonly loans: readonly Loan[];
  readonly bills: readonly Bill[];
  readonly repayments: readonly Repayment[];
}

/** Narrows a question to a product, to one login, or to neither. */
export interface Scope {
  product?: ProductCode;
  pin?: string;
}

const within =
  (scope: Scope) =>
  (entry: { product: ProductCode; pin: string }): boolean =>
    (scope.product === undefined || entry.product === scope.product) &&
    (scope.pin === undefined || entry.pin === scope.pin);

export const noParts: Parts = { principal: 0, fee: 0, interest: 0, penalty: 0 };

const total = (parts: Parts): Cents => parts.principal + parts.fee + parts.interest + parts.penalty;

export const isSettled = (item: PlanItem): boolean => item.settledOn !== undefined;

export const overdueDays = (item: PlanItem, today: Day): number =>
  Math.max(0, daysBetween(item.dueOn, item.settledOn ?? today));

/** What is still owed of a period on a day, with the penalty that has grown until then. */
export function owing(item: PlanItem, today: Day): Parts {
  if (isSettled(item)) return noParts;
  const principal = item.owed.principal - item.paid.principal;
  return {
    principal,
    fee: item.owed.fee - item.paid.fee,
    interest: item.owed.interest - item.paid.interest,
    penalty:
      item.owed.penalty -
      item.paid.penalty +
      share(principal, terms.penaltyPerDay * overdueDays(item, today)),
  };
}

export const itemDue = (item: PlanItem, today: Day): Cents => total(owing(item, today));

/** Open periods that count as due: those already billed. */
export const openItems = (ledger: Ledger, today: Day, scope: Scope = {}): { bill: Bill; item: PlanItem }[] =>
  ledger.bills
    .filter(within(scope))
    .flatMap((bill) =>
      bill.items.filter((item) => !isSettled(item) && item.billedOn <= today).map((item) => ({ bill, item })),
    );

export const amountDue = (ledger: Ledger, today: Day, scope: Scope = {}): Cents =>
  sum(openItems(ledger, today, scope).map(({ item }) => itemDue(item, today)));

export const overdueAmount = (ledger: Ledger, today: Day, scope: Scope = {}): Cents =>
  sum(
    openItems(ledger, today, scope)
      .filter(({ item }) => overdueDays(item, today) > 0)
      .map(({ item }) => itemDue(item, today)),
  );

export interface Due {
  date: Day;
  amount: Cents;
  cycles: Cycle[];
  /** Days past the date, 0 when it is still to come. */
  overdueDays: number;
  split: boolean;
}

/** What is due, one row per date, earliest first. */
export function dues(ledger: Ledger, today: Day, scope: Scope = {}): Due[] {
  const byDate = groupBy(openItems(ledger, today, scope), ({ item }) => item.dueOn);
  return [...byDate]
    .map(([date, entries]) => ({
      date,
      amount: sum(entries.map(({ item }) => itemDue(item, today))),
      cycles: [...new Set(entries.map(({ bill }) => bill.cycle))],
      overdueDays: Math.max(0, daysBetween(date, today)),
      split: entries.some(({ bill }) => bill.items.length > 1),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The next due date that has not passed, with everything due on it. */
export const nextDue = (ledger: Ledger, today: Day, scope: Scope = {}): Due | undefined =>
  dues(ledger, today, scope).find((due) => due.overdueDays === 0);

export const unbilledLoans = (ledger: Ledger, scope: Scope = {}): Loan[] =>
  ledger.loans.filter((loan) => loan.billId === undefined && within(scope)(loan));

export const unbilledAmount = (ledger: Ledger, scope: Scope = {}): Cents =>
  sum(unbilledLoans(ledger, scope).map((loan) => loan.principal));

/** Principal that is out: unbilled loans and every unpaid period, future ones too. */
export const usedPrincipal = (ledger: Ledger): Cents =>
  unbilledAmount(ledger) +
  sum(ledger.bills.flatMap((bill) => bill.items.map((item) => item.owed.principal - item.paid.principal)));

const worstDelay = (today: Day, items: readonly PlanItem[]): number =>
  Math.max(0, ...items.filter((item) => item.billedOn <= today).map((item) => overdueDays(item, today)));

/** Bill status by spec 1 §4; "default" by decisions.md 24. */
export function billStatus(bill: Bill, today: Day): BillStatus {
  const open = bill.items.filter((item) => !isSettled(item));
  const delay = worstDelay(today, open.length > 0 ? open : bill.items);
  if (open.length > 0) {
    if (delay > terms.defaultAfterDays) return BillStatus.Defaulted;
    return delay > 0 ? BillStatus.Overdue : BillStatus.Uncleared;
  }
  if (delay > terms.defaultAfterDays) return BillStatus.DefaultCleared;
  return delay > 0 ? BillStatus.OverdueCleared : BillStatus.Cleared;
}

export const periodState = (item: PlanItem, today: Day): BillPeriodState =>
  overdueDays(item, today) > 0 ? BillPeriodState.Overdue : BillPeriodState.Normal;

/** The longest delay of any period, settled or open, that fell due since a day. */
export const longestDelay = (ledger: Ledger, since: Day, today: Day): number =>
  Math.max(
    0,
    ...ledger.bills.map((bill) =>
      worstDelay(
        today,
        bill.items.filter((item) => item.dueOn >= since),
      ),
    ),
  );

export const billTotal = (bill: Bill): Cents => sum(bill.items.map((item) => total(item.owed)));

/** Amounts billed and repaid in a month, for the home page's six months. */
export const monthFigures = (
  ledger: Ledger,
  month: string,
  scope: Scope = {},
): { billed: Cents; repaid: Cents } => ({
  billed: sum(
    ledger.bills
      .filter(within(scope))
      .filter((bill) => bill.issuedOn.startsWith(month))
      .map(billTotal),
  ),
  repaid: sum(
    ledger.repayments
      .filter(within(scope))
      .filter((entry) => entry.paidOn.startsWith(month))
      .map((entry) => entry.amount),
  ),
});

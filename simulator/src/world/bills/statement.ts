/** Makes the monthly statement: opening balance, additions and deductions of the month, closing balance. */
import { refundsOfOrder } from '../ledger/derivedIndex.ts';
import { billedAtIssue } from '../ledger/ledger.ts';
import { charged, credited, itemDue } from '../ledger/planItem.ts';
import type { Bill, CreditKind, Loan, Order, PlanItem } from '../ledger/schema.ts';
import { type Scope, within } from '../ledger/scope.ts';
import { addDays, addMonths, type Day } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { total } from '../values/parts.ts';
import type { World } from '../world.ts';

/** Figures of a month: opening + billed + afterIssue + penalty - repaid - refunded - discounted = closing. */
export interface StatementFigures {
  opening: Cents;
  billed: Cents;
  /** Service fees in the billed amount. */
  charges: Cents;
  /** Changes of bills after their issue: amounts moved to other months by splitting, and daily interest. */
  afterIssue: Cents;
  penalty: Cents;
  repaid: Cents;
  refunded: Cents;
  discounted: Cents;
  closing: Cents;
}

interface StatementOrder {
  order: Order;
  loan: Loan;
  refunded: Cents;
}

export interface AccountStatement extends StatementFigures {
  pin: string;
  orders: StatementOrder[];
}

const names = [
  'opening',
  'billed',
  'charges',
  'afterIssue',
  'penalty',
  'repaid',
  'refunded',
  'discounted',
  'closing',
] as const;

export const addFigures = (all: readonly StatementFigures[]): StatementFigures =>
  Object.fromEntries(
    names.map((name) => [name, sum(all.map((figures) => figures[name]))]),
  ) as unknown as StatementFigures;

const zero = addFigures([]);

/**
 * Returns the figures of a bill's period in a month. The period counts from its billing day.
 * @param before last day before the month
 * @param last last day of the month
 */
function itemFigures(item: PlanItem, before: Day, last: Day): StatementFigures {
  if (item.billedOn > last) return zero;
  const isNew = item.billedOn > before;
  const start = isNew ? undefined : charged(item, before);
  const end = charged(item, last);
  const inMonth = (kind: CreditKind): Cents =>
    total(credited(item, last, kind)) - (isNew ? 0 : total(credited(item, before, kind)));
  return {
    ...zero,
    opening: isNew ? 0 : itemDue(item, before),
    // A new period counts whole; billFigures subtracts what was billed at issue.
    afterIssue: end.interest - (start?.interest ?? 0) + (isNew ? end.fee + item.principal : 0),
    penalty: end.penalty - (start?.penalty ?? 0),
    repaid: inMonth('repaid'),
    refunded: inMonth('refunded'),
    discounted: inMonth('discounted'),
    closing: itemDue(item, last),
  };
}

/** Returns a bill's figures of a month: its amount at issue, and amounts that became due otherwise. */
function billFigures(bill: Bill, before: Day, last: Day): StatementFigures {
  const figures = addFigures(bill.items.map((item) => itemFigures(item, before, last)));
  if (bill.issuedOn <= before || bill.issuedOn > last) return figures;
  const { principal, fee } = billedAtIssue(bill);
  const billed = principal + fee;
  return { ...figures, billed, charges: fee, afterIssue: figures.afterIssue - billed };
}

/** Returns refunds of an order after billing. */
const refundedOnBill = (world: World, orderId: string): Cents =>
  sum(
    refundsOfOrder(world.refunds, orderId)
      .flatMap((entry) => entry.allocations)
      .map((allocation) => total(allocation.parts)),
  );

function ordersOf(world: World, bills: readonly Bill[]): StatementOrder[] {
  const ids = new Set(bills.map((bill) => bill.id));
  const orders = new Map(world.orders.map((order) => [order.id, order]));
  return world.loans
    .filter((loan) => loan.billId !== undefined && ids.has(loan.billId))
    .flatMap((loan) => {
      const order = orders.get(loan.orderId);
      return order ? [{ order, loan, refunded: refundedOnBill(world, order.id) }] : [];
    });
}

const isEmpty = (figures: StatementFigures): boolean => names.every((name) => figures[name] === 0);

/** Returns the figures of all accounts with activity or debt. @param month a past month, as YYYY-MM */
export function monthlyStatement(world: World, month: string, scope: Scope): AccountStatement[] {
  const before = addDays(`${month}-01`, -1);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const byAccount = Map.groupBy(world.bills.filter(within(scope)), (bill) => bill.pin);
  return [...byAccount]
    .map(([pin, bills]) => ({
      pin,
      ...addFigures(bills.map((bill) => billFigures(bill, before, last))),
      orders: ordersOf(
        world,
        bills.filter((bill) => bill.issuedOn.startsWith(month)),
      ),
    }))
    .filter((account) => !isEmpty(account) || account.orders.length > 0)
    .sort((a, b) => a.pin.localeCompare(b.pin));
}

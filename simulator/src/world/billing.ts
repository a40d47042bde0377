/** How bills are made: issuing from loans, splitting into instalments, settling. Plain values in, plain values out. */
import { RepaymentStatus } from '#generated/shared/enums.ts';
import { addMonths, dayInMonth, dayOfMonth, daysBetween, monthOf, type Day } from './calendar.ts';
import { cycleRules, dueDate, type CycleRule } from './cycles.ts';
import {
  isSettled,
  itemDue,
  noParts,
  owing,
  type Bill,
  type Loan,
  type PlanItem,
  type Repayment,
} from './ledger.ts';
import { share, split, sum, type Cents } from './money.ts';
import { terms } from './terms.ts';

/** Interest of a flexible cycle over the whole of its interest-bearing days. */
export function interestUntilDue(principal: Cents, rule: CycleRule): Cents {
  return rule.flexible ? share(principal, (rule.flexible.annualRate / 365) * rule.flexible.interestDays) : 0;
}

/**
 * A bill over loans of one account and one cycle. A bill issued early (quick bill) keeps the due date that its loans
 * would have had: `billDate` is the regular one.
 */
export function issueBill(
  id: string,
  loans: readonly Loan[],
  dates: { issuedOn: Day; billDate: Day; lastPayDay?: number },
): Bill {
  const [first] = loans;
  if (first === undefined) throw new Error(`bill ${id} would have no loans`);
  const { product, pin, cycle } = first;
  const principal = sum(loans.map((loan) => loan.principal));
  const rule = cycleRules[cycle];
  const item: PlanItem = {
    period: 1,
    billedOn: dates.issuedOn,
    dueOn: dueDate(cycle, dates.billDate, dates.lastPayDay),
    owed: {
      principal,
      fee: share(principal, rule.feeRate),
      interest: interestUntilDue(principal, rule),
      penalty: 0,
    },
    paid: noParts,
  };
  return { id, product, pin, cycle, issuedOn: dates.issuedOn, items: [item] };
}

/**
 * Splits a monthly bill's principal over some months (spec 2 §1). Each period is billed on the 1st and due on the
 * bill's own day of the month; the instalment fee takes the place of the service fee.
 */
export function splitBill(bill: Bill, periods: number, first: Day): Bill {
  const principal = sum(bill.items.map((item) => item.owed.principal));
  const fee = share(principal, terms.instalmentFeePerPeriod);
  const items = split(principal, periods).map((part, index): PlanItem => {
    const month = addMonths(monthOf(first), index);
    return {
      period: index + 1,
      billedOn: `${month}-01`,
      dueOn: dayInMonth(month, dayOfMonth(first)),
      owed: { ...noParts, principal: part, fee },
      paid: noParts,
    };
  });
  return { ...bill, items };
}

/** A period paid in full on a day; the penalty that has grown until then becomes part of what was owed. */
export function settleItem(item: PlanItem, paidOn: Day): { item: PlanItem; amount: Cents } {
  if (isSettled(item)) return { item, amount: 0 };
  const left = owing(item, paidOn);
  const owed = { ...item.owed, penalty: item.paid.penalty + left.penalty };
  return { item: { ...item, owed, paid: owed, settledOn: paidOn }, amount: itemDue(item, paidOn) };
}

/** Pays every period due by a day on its own due date, and says what was paid when: the history of a punctual buyer. */
export function settleUntil(bill: Bill, day: Day): { bill: Bill; repayments: Repayment[] } {
  const repayments: Repayment[] = [];
  const items = bill.items.map((item) => {
    if (daysBetween(item.dueOn, day) < 0) return item;
    const paid = settleItem(item, item.dueOn);
    const { product, pin } = bill;
    repayments.push({
      id: `${bill.id}-R${item.period}`,
      product,
      pin,
      billId: bill.id,
      amount: paid.amount,
      paidOn: item.dueOn,
      status: RepaymentStatus.Success,
    });
    return paid.item;
  });
  return { bill: { ...bill, items }, repayments };
}

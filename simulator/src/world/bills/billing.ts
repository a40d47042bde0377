/** Issues and settles bills. Pure. */
import { RepaySource, RepaymentStatus } from '#generated/shared/enums.ts';
import { mainInvestorNo } from '../company/investors.ts';
import { cycleRule, dueDate } from '../cycles/cycles.ts';
import { credit, isSettled, owing } from '../ledger/planItem.ts';
import type { Bill, Loan, PlanItem, Repayment } from '../ledger/schema.ts';
import { addDays, daysBetween, type Day } from '../values/calendar.ts';
import { share, sum, type Cents } from '../values/money.ts';
import { digitsOf } from '../values/numbers.ts';
import { noParts, total } from '../values/parts.ts';

export interface BillDates {
  issuedOn: Day;
  /** Regular bill date, from which the due date follows: a quick bill is issued earlier. */
  billDate: Day;
  lastPayDay?: number;
  investorNo?: string;
}

/** Makes a bill from loans of one account and cycle. */
export function issueBill(id: string, loans: readonly Loan[], dates: BillDates): Bill {
  const [first] = loans;
  if (first === undefined) throw new Error(`bill ${id} would have no loans`);
  const { product, pin, cycle } = first;
  const principal = sum(loans.map((loan) => loan.principal));
  const { feeRate, flexible } = cycleRule(cycle, product);
  const item: PlanItem = {
    period: 1,
    billedOn: dates.issuedOn,
    dueOn: dueDate(cycle, dates.billDate, dates.lastPayDay),
    principal,
    fee: share(principal, feeRate),
    ...(flexible && {
      daily: { annualRate: flexible.annualRate, from: addDays(dates.billDate, flexible.freeDays - 1) },
    }),
    credits: [],
  };
  const { issuedOn, investorNo = mainInvestorNo } = dates;
  return { id, product, pin, cycle, investorNo, issuedOn, items: [item] };
}

/** Settles a period in full on a day. @param by number of the repayment @returns the period, and the amount paid */
export function settleItem(item: PlanItem, paidOn: Day, by: string): { item: PlanItem; amount: Cents } {
  if (isSettled(item)) return { item, amount: 0 };
  const parts = owing(item, paidOn);
  return { item: credit(item, { kind: 'repaid', on: paidOn, by, parts }), amount: total(parts) };
}

/** Pays every period that is due by a day, on its due date or some days later. @returns the bill and the repayments */
export function settleUntil(bill: Bill, day: Day, daysLate = 0): { bill: Bill; repayments: Repayment[] } {
  const repayments: Repayment[] = [];
  const items = bill.items.map((item) => {
    if (daysBetween(item.dueOn, day) < 0) return item;
    const paidOn = addDays(item.dueOn, daysLate);
    const id = `HK${digitsOf(paidOn)}${bill.id.slice(-4)}${String(item.period).padStart(4, '0')}`;
    const parts = owing(item, paidOn);
    const paid = settleItem(item, paidOn, id);
    const { product, pin, investorNo } = bill;
    repayments.push({
      id,
      product,
      pin,
      source: RepaySource.BankTransfer,
      investorNo,
      shares: [
        { billId: bill.id, period: item.period, parts, discount: noParts, waivedFee: 0, settles: true },
      ],
      amount: paid.amount,
      discount: 0,
      status: RepaymentStatus.Success,
      submittedAt: `${paidOn} 10:02:39`,
      finishedAt: `${paidOn} 10:02:45`,
    });
    return paid.item;
  });
  return { bill: { ...bill, items }, repayments };
}

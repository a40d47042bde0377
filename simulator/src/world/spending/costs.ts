/** Costs of the bills of a period, and savings of its repayments. */
import { RepaymentStatus } from '#generated/shared/enums.ts';
import { billsById } from '../ledger/derivedIndex.ts';
import { charged, interestSaved } from '../ledger/planItem.ts';
import type { Bill, PlanItem, Repayment } from '../ledger/schema.ts';
import { within, type Scope } from '../ledger/scope.ts';
import { waivedFees } from '../repayment/allocation.ts';
import { isWithin, monthOf, type Day, type Period } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { sumParts } from '../values/parts.ts';
import type { World } from '../world.ts';
import type { MonthSpan } from './monthSpans.ts';

export interface Costs {
  readonly interest: Cents;
  readonly fee: Cents;
  readonly penalty: Cents;
  readonly couponSaved: Cents;
  readonly earlySaved: Cents;
}

/** Returns what early payment has saved: waived fees, and daily interest that no longer accrues. */
function earlySaved(bills: ReadonlyMap<string, Bill>, { shares, submittedAt }: Repayment): Cents {
  const day = submittedAt.slice(0, 10);
  const interest = shares.map(({ billId, period, parts }) => {
    const item = bills.get(billId)?.items.find((entry) => entry.period === period);
    return item === undefined ? 0 : interestSaved(item, parts.principal, day);
  });
  return waivedFees(shares) + sum(interest);
}

function costsOf(
  bills: ReadonlyMap<string, Bill>,
  items: readonly PlanItem[],
  repayments: readonly Repayment[],
  today: Day,
): Costs {
  const { interest, fee, penalty } = sumParts(items.map((item) => charged(item, today)));
  return {
    interest,
    fee,
    penalty,
    couponSaved: sum(repayments.map(({ discount }) => discount)),
    earlySaved: sum(repayments.map((repayment) => earlySaved(bills, repayment))),
  };
}

/**
 * Returns the costs and savings of a period, in total and by month. Costs count on the bill date, savings on the day of
 * the repayment.
 * @param period ends today at the latest
 */
export function costsWithin(
  world: World,
  scope: Scope,
  { period, months, today }: { period: Period; months: readonly MonthSpan[]; today: Day },
) {
  const inPeriod = isWithin(period);
  const items = world.bills
    .filter(within(scope))
    .flatMap((bill) => bill.items)
    .filter(({ billedOn }) => inPeriod(billedOn));
  const repayments = world.repayments
    .filter(within(scope))
    .filter(({ status, submittedAt }) => status === RepaymentStatus.Success && inPeriod(submittedAt));
  const itemsByMonth = Map.groupBy(items, ({ billedOn }) => monthOf(billedOn));
  const repaymentsByMonth = Map.groupBy(repayments, ({ submittedAt }) => monthOf(submittedAt.slice(0, 10)));
  const bills = billsById(world.bills);
  return {
    total: costsOf(bills, items, repayments, today),
    months: months.map((span) => ({
      span,
      ...costsOf(bills, itemsByMonth.get(span.month) ?? [], repaymentsByMonth.get(span.month) ?? [], today),
    })),
  };
}

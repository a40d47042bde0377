/**
 * One period of a bill. It stores the initial amount and every credit. Growth (daily interest, penalty), open amount
 * and delay are computed for any day, including past ones.
 */
import { BillPeriodState, BillStatus, InterestPeriod } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { daysBetween, earlierDay, laterDay, type Day } from '../values/calendar.ts';
import { share, type Cents } from '../values/money.ts';
import { minus, noParts, plus, sumParts, total } from '../values/parts.ts';
import type { Parts } from '../values/schema.ts';
import type { Credit, CreditKind, PlanItem } from './schema.ts';

/** Returns the interest and penalty on a principal between two days. */
function growth(item: PlanItem, principal: Cents, from: Day, to: Day): Parts {
  const late = Math.max(0, daysBetween(laterDay(from, item.dueOn), to));
  const { daily } = item;
  const days = daily ? Math.max(0, daysBetween(laterDay(from, daily.from), earlierDay(to, item.dueOn))) : 0;
  return {
    ...noParts,
    interest: daily ? share(principal, (daily.annualRate / 365) * days) : 0,
    penalty: share(principal, terms.penaltyPerDay * late),
  };
}

/** Returns the total charge until a day, paid or not. */
export function charged(item: PlanItem, day: Day): Parts {
  let sum: Parts = { ...noParts, principal: item.principal, fee: item.fee };
  let { principal } = item;
  let from = item.billedOn;
  for (const credit of item.credits) {
    if (credit.on > day) break;
    sum = plus(sum, growth(item, principal, from, credit.on));
    principal -= credit.parts.principal;
    from = laterDay(from, credit.on);
  }
  return principal > 0 ? plus(sum, growth(item, principal, from, day)) : sum;
}

/** Returns the daily interest that a principal repaid on a day would have borne until the due date. */
export const interestSaved = (item: PlanItem, principal: Cents, day: Day): Cents =>
  growth(item, principal, day, item.dueOn).interest;

/** Returns credits until a day, of one kind or all. */
export const credited = (item: PlanItem, day: Day, kind?: CreditKind): Parts =>
  sumParts(
    item.credits
      .filter((credit) => credit.on <= day && (kind === undefined || credit.kind === kind))
      .map((credit) => credit.parts),
  );

export const isSettled = (item: PlanItem): boolean => item.settledOn !== undefined;

/** Returns the open amount on a day, including its penalty. */
export const owing = (item: PlanItem, day: Day): Parts =>
  item.settledOn !== undefined && item.settledOn <= day
    ? noParts
    : minus(charged(item, day), credited(item, day));

export const itemDue = (item: PlanItem, day: Day): Cents => total(owing(item, day));

/** Returns the open principal, independent of the day. */
export function principalLeft(item: PlanItem): Cents {
  let left = item.principal;
  for (const credit of item.credits) left -= credit.parts.principal;
  return left;
}

/** Adds a credit; the period is settled if nothing remains. */
export function credit(item: PlanItem, added: Credit): PlanItem {
  const credits = [...item.credits, added];
  const after = { ...item, credits };
  return itemDue(after, added.on) === 0 ? { ...after, settledOn: added.on } : after;
}

export const overdueDays = (item: PlanItem, today: Day): number =>
  Math.max(0, daysBetween(item.dueOn, item.settledOn ?? today));

/** Returns the status of one period by spec 1 §4; the day of default is assumed (docs/decisions/0224). */
export function itemStatus(item: PlanItem, today: Day): BillStatus {
  const delay = overdueDays(item, today);
  if (isSettled(item)) {
    if (delay > terms.defaultAfterDays) return BillStatus.DefaultCleared;
    return delay > 0 ? BillStatus.OverdueCleared : BillStatus.Cleared;
  }
  if (delay > terms.defaultAfterDays) return BillStatus.Defaulted;
  return delay > 0 ? BillStatus.Overdue : BillStatus.Uncleared;
}

export const periodState = (item: PlanItem, today: Day): BillPeriodState =>
  overdueDays(item, today) > 0 ? BillPeriodState.Overdue : (item.change?.state ?? BillPeriodState.Normal);

/** Returns the last interest-free day. */
const freeUntil = (item: PlanItem): Day => item.daily?.from ?? item.dueOn;

export const interestPeriod = (item: PlanItem, split: boolean, today: Day): InterestPeriod =>
  split || freeUntil(item) < (item.settledOn ?? today)
    ? InterestPeriod.InterestBearing
    : InterestPeriod.InterestFree;

export const freeDaysLeft = (item: PlanItem, split: boolean, today: Day): number =>
  split || isSettled(item) ? 0 : Math.max(0, daysBetween(today, freeUntil(item)));

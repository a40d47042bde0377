/** Cycle table of spec 1 §9 and its arithmetic: bill date of a loan and due date of a bill. */
import { Cycle, type ProductCode } from '#generated/shared/enums.ts';
import { products } from '../products.ts';
import {
  addDays,
  addMonths,
  dayInMonth,
  firstOfNextMonth,
  monthOf,
  nextWeekday,
  type Day,
} from '../values/calendar.ts';
import type { CycleRule } from './rule.ts';

const monday = { every: 'week', weekday: 1 } as const;
const monthly = { every: 'month' } as const;

/**
 * `dueOn` follows from `days`: the longest accounting period (7 or 31 days) plus the time to pay.
 * 61 = 31 + 30, 51 = 31 + 20, 41 = 31 + 10, 21 = 7 + 14 (due on the 14th day: 13 days after the Monday), 14 = 7 + 7.
 * 5107 alone is due on the 25th although it states 51 days (docs/decisions/0204).
 */
export const cycleRules: Record<Cycle, CycleRule> = {
  [Cycle.Weekly]: {
    code: Cycle.Weekly,
    days: 21,
    billOn: monday,
    dueOn: { afterDays: 13 },
    feeRate: 0,
    executedRate: 10.95,
  },
  [Cycle.SmallWeekly]: {
    code: Cycle.SmallWeekly,
    days: 14,
    billOn: monday,
    dueOn: { afterDays: 6 },
    feeRate: 0,
    executedRate: 10.95,
  },
  [Cycle.Monthly]: {
    code: Cycle.Monthly,
    days: 51,
    billOn: monthly,
    dueOn: { dayOfMonth: 25 },
    feeRate: 0.006,
    executedRate: 10.95,
  },
  [Cycle.Bimonthly]: {
    code: Cycle.Bimonthly,
    days: 61,
    billOn: monthly,
    dueOn: { dayOfMonth: 30 },
    feeRate: 0,
    executedRate: 10.95,
  },
  [Cycle.MonthlyPlus]: {
    code: Cycle.MonthlyPlus,
    days: 41,
    billOn: monthly,
    dueOn: { dayOfMonth: 10 },
    feeRate: 0,
    executedRate: 10.95,
  },
  [Cycle.FlexibleWeekly]: {
    code: Cycle.FlexibleWeekly,
    days: 42,
    billOn: monday,
    dueOn: { afterDays: 34 },
    feeRate: 0,
    executedRate: 15.1,
    flexible: { freeDays: 7, interestDays: 28, annualRate: 0.151 },
  },
  [Cycle.FlexibleMonthly]: {
    code: Cycle.FlexibleMonthly,
    days: 51,
    billOn: monthly,
    dueOn: { dayOfMonth: 20 },
    feeRate: 0.008,
    executedRate: 14.6,
  },
  [Cycle.FlexibleDaily]: {
    code: Cycle.FlexibleDaily,
    days: 42,
    billOn: { every: 'day' },
    dueOn: { afterDays: 40 },
    feeRate: 0,
    executedRate: 15.1,
    flexible: { freeDays: 1, interestDays: 40, annualRate: 0.151 },
  },
  // Code 5102 maps to 5208 (spec 1 §9).
  get [Cycle.LegacyFlexibleDaily]() {
    return this[Cycle.FlexibleDaily];
  },
};

/** Returns the cycle of a product: rates and days depend on both (docs/decisions/0233). */
export const cycleRule = (cycle: Cycle, product: ProductCode): CycleRule => ({
  ...cycleRules[cycle],
  ...products[product].ownCycles[cycle]?.rule,
});

/** Returns the first bill date after a day, never the day itself: a bill has the purchases until the day before it. */
export function nextBillDate(cycle: Cycle, after: Day): Day {
  const { billOn } = cycleRules[cycle];
  if (billOn.every === 'week') return nextWeekday(after, billOn.weekday);
  return billOn.every === 'month' ? firstOfNextMonth(after) : addDays(after, 1);
}

/**
 * Returns the due date of a bill issued on its regular bill date. `lastPayDay` is the account's chosen day of the
 * month; it moves monthly cycles only (docs/decisions/0204).
 */
export function dueDate(cycle: Cycle, billDate: Day, lastPayDay?: number): Day {
  const { dueOn } = cycleRules[cycle];
  return 'afterDays' in dueOn
    ? addDays(billDate, dueOn.afterDays)
    : dayInMonth(monthOf(billDate), lastPayDay ?? dueOn.dayOfMonth);
}

/**
 * Returns the days whose purchases a bill includes, from the regular bill date: the last week, month or day before it.
 */
export function accountingPeriod(cycle: Cycle, billDate: Day): { from: Day; to: Day } {
  const { billOn } = cycleRules[cycle];
  const to = addDays(billDate, -1);
  if (billOn.every === 'week') return { from: addDays(billDate, -7), to };
  return { from: billOn.every === 'month' ? `${addMonths(monthOf(billDate), -1)}-01` : to, to };
}

/** Returns the regular bill date of a bill: its own or, for a quick bill, the next one. */
export const regularBillDate = (cycle: Cycle, issuedOn: Day): Day =>
  nextBillDate(cycle, addDays(issuedOn, -1));

import { expect, test } from 'vitest';
import { Cycle } from '#generated/shared/enums.ts';
import { accountingPeriod, cycleRules, dueDate, nextBillDate, regularBillDate } from './cycles.ts';

/** Computed by hand: cycle, bought on, billed on, due on, what is special (spec 1 §9, docs/decisions/0204). */
const examples: [Cycle, string, string, string, string][] = [
  [Cycle.Weekly, '2026-11-12', '2026-11-16', '2026-11-29', 'bought on a Thursday'],
  [Cycle.Weekly, '2026-11-15', '2026-11-16', '2026-11-29', 'bought on a Sunday'],
  [Cycle.Weekly, '2026-11-16', '2026-11-23', '2026-12-06', 'bought on the Monday itself'],
  [Cycle.Weekly, '2026-12-30', '2027-01-04', '2027-01-17', 'over New Year'],
  [Cycle.Weekly, '2026-11-30', '2026-12-07', '2026-12-20', 'a Monday at the end of a month'],
  [Cycle.Weekly, '2026-12-31', '2027-01-04', '2027-01-17', 'the last day of the year'],
  [Cycle.Weekly, '2027-02-25', '2027-03-01', '2027-03-14', 'into March'],
  [Cycle.Weekly, '2027-02-28', '2027-03-01', '2027-03-14', 'the last day of February, a Sunday'],
  [Cycle.Weekly, '2027-02-16', '2027-02-22', '2027-03-07', 'due after a February of 28 days'],
  [Cycle.Weekly, '2028-02-15', '2028-02-21', '2028-03-05', 'due after a February of 29 days'],
  [Cycle.Weekly, '2028-02-23', '2028-02-28', '2028-03-12', 'billed on the day before the leap day'],
  [Cycle.Weekly, '2028-02-28', '2028-03-06', '2028-03-19', 'a Monday before the leap day'],
  [Cycle.Weekly, '2028-02-29', '2028-03-06', '2028-03-19', 'the leap day'],
  [Cycle.SmallWeekly, '2026-11-12', '2026-11-16', '2026-11-22', 'bought on a Thursday'],
  [Cycle.SmallWeekly, '2026-11-16', '2026-11-23', '2026-11-29', 'bought on the Monday itself'],
  [Cycle.SmallWeekly, '2026-12-27', '2026-12-28', '2027-01-03', 'due in the new year'],
  [Cycle.SmallWeekly, '2026-12-28', '2027-01-04', '2027-01-10', 'billed in the new year'],
  [Cycle.SmallWeekly, '2027-02-24', '2027-03-01', '2027-03-07', 'into March'],
  [Cycle.SmallWeekly, '2028-02-24', '2028-02-28', '2028-03-05', 'due after the leap day'],
  [Cycle.SmallWeekly, '2028-02-29', '2028-03-06', '2028-03-12', 'the leap day'],
  [Cycle.Monthly, '2026-11-12', '2026-12-01', '2026-12-25', 'in the middle of a month'],
  [Cycle.Monthly, '2026-11-01', '2026-12-01', '2026-12-25', 'bought on the 1st'],
  [Cycle.Monthly, '2026-10-31', '2026-11-01', '2026-11-25', 'the 31st'],
  [Cycle.Monthly, '2026-11-30', '2026-12-01', '2026-12-25', 'the last day of a short month'],
  [Cycle.Monthly, '2026-12-31', '2027-01-01', '2027-01-25', 'the last day of the year'],
  [Cycle.Monthly, '2027-01-31', '2027-02-01', '2027-02-25', 'before a February of 28 days'],
  [Cycle.Monthly, '2027-02-28', '2027-03-01', '2027-03-25', 'the last day of February'],
  [Cycle.Monthly, '2028-01-31', '2028-02-01', '2028-02-25', 'before a February of 29 days'],
  [Cycle.Monthly, '2028-02-29', '2028-03-01', '2028-03-25', 'the leap day'],
  [Cycle.MonthlyPlus, '2026-11-12', '2026-12-01', '2026-12-10', 'in the middle of a month'],
  [Cycle.MonthlyPlus, '2026-12-01', '2027-01-01', '2027-01-10', 'bought on the 1st'],
  [Cycle.MonthlyPlus, '2026-12-31', '2027-01-01', '2027-01-10', 'the last day of the year'],
  [Cycle.MonthlyPlus, '2027-02-28', '2027-03-01', '2027-03-10', 'the last day of February'],
  [Cycle.MonthlyPlus, '2028-02-01', '2028-03-01', '2028-03-10', 'the 1st of a leap February'],
  [Cycle.MonthlyPlus, '2028-02-29', '2028-03-01', '2028-03-10', 'the leap day'],
  [Cycle.Bimonthly, '2026-10-01', '2026-11-01', '2026-11-30', 'the longest of 61 days'],
  [Cycle.Bimonthly, '2026-11-30', '2026-12-01', '2026-12-30', 'due before the end of a long month'],
  [Cycle.Bimonthly, '2027-01-15', '2027-02-01', '2027-02-28', 'February has no 30th'],
  [Cycle.Bimonthly, '2027-01-31', '2027-02-01', '2027-02-28', 'the shortest'],
  [Cycle.Bimonthly, '2028-01-01', '2028-02-01', '2028-02-29', 'a leap February has no 30th either'],
  [Cycle.Bimonthly, '2028-01-31', '2028-02-01', '2028-02-29', 'due on the leap day'],
  [Cycle.Bimonthly, '2028-02-29', '2028-03-01', '2028-03-30', 'the leap day'],
  [Cycle.FlexibleWeekly, '2026-11-12', '2026-11-16', '2026-12-20', 'bought on a Thursday'],
  [Cycle.FlexibleWeekly, '2026-11-16', '2026-11-23', '2026-12-27', 'bought on the Monday itself'],
  [Cycle.FlexibleWeekly, '2026-12-07', '2026-12-14', '2027-01-17', 'over New Year'],
  [Cycle.FlexibleWeekly, '2027-01-27', '2027-02-01', '2027-03-07', 'through a February of 28 days'],
  [Cycle.FlexibleWeekly, '2028-01-20', '2028-01-24', '2028-02-27', 'within a leap February'],
  [Cycle.FlexibleWeekly, '2028-01-26', '2028-01-31', '2028-03-05', 'through a February of 29 days'],
  [Cycle.FlexibleWeekly, '2028-02-29', '2028-03-06', '2028-04-09', 'the leap day'],
  [Cycle.FlexibleMonthly, '2026-11-12', '2026-12-01', '2026-12-20', 'in the middle of a month'],
  [Cycle.FlexibleMonthly, '2026-12-31', '2027-01-01', '2027-01-20', 'the last day of the year'],
  [Cycle.FlexibleMonthly, '2028-01-31', '2028-02-01', '2028-02-20', 'before a leap February'],
  [Cycle.FlexibleMonthly, '2028-02-29', '2028-03-01', '2028-03-20', 'the leap day'],
  [Cycle.FlexibleDaily, '2026-11-12', '2026-11-13', '2026-12-23', 'in the middle of a month'],
  [Cycle.FlexibleDaily, '2026-11-30', '2026-12-01', '2027-01-10', 'the last day of a short month'],
  [Cycle.FlexibleDaily, '2026-12-31', '2027-01-01', '2027-02-10', 'the last day of the year'],
  [Cycle.FlexibleDaily, '2027-01-19', '2027-01-20', '2027-03-01', 'through a February of 28 days'],
  [Cycle.FlexibleDaily, '2028-01-19', '2028-01-20', '2028-02-29', 'due on the leap day'],
  [Cycle.FlexibleDaily, '2028-02-28', '2028-02-29', '2028-04-09', 'billed on the leap day'],
  [Cycle.FlexibleDaily, '2028-02-29', '2028-03-01', '2028-04-10', 'the leap day'],
  [Cycle.LegacyFlexibleDaily, '2026-11-12', '2026-11-13', '2026-12-23', '5102 as 5208'],
  [Cycle.LegacyFlexibleDaily, '2026-12-31', '2027-01-01', '2027-02-10', '5102 as 5208 over New Year'],
  [Cycle.LegacyFlexibleDaily, '2028-02-28', '2028-02-29', '2028-04-09', '5102 as 5208 on the leap day'],
];

test.each(examples)('dates %s, bought %s: billed %s, due %s (%s)', (cycle, bought, billed, due) => {
  expect(nextBillDate(cycle, bought)).toBe(billed);
  expect(dueDate(cycle, billed)).toBe(due);
});

test('has at least sixty examples, and some for every cycle', () => {
  expect(examples.length).toBeGreaterThanOrEqual(60);
  expect(new Set(examples.map(([cycle]) => cycle))).toEqual(new Set(Object.values(Cycle)));
});

test.each([
  [Cycle.Monthly, '2026-11-01', 20, '2026-11-20'],
  [Cycle.Monthly, '2026-12-01', 20, '2026-12-20'],
  [Cycle.Monthly, '2026-11-01', 31, '2026-11-30'],
  [Cycle.Monthly, '2027-02-01', 31, '2027-02-28'],
  [Cycle.Monthly, '2028-02-01', 31, '2028-02-29'],
  [Cycle.Weekly, '2026-11-16', 20, '2026-11-29'],
  [Cycle.FlexibleDaily, '2026-11-13', 20, '2026-12-23'],
])('dates %s, billed %s, with the account’s own day %i: due %s', (cycle, billed, day, due) => {
  expect(dueDate(cycle, billed, day)).toBe(due);
});

test.each([
  [Cycle.Weekly, '2026-11-16', '2026-11-09', '2026-11-15'],
  [Cycle.Monthly, '2026-12-01', '2026-11-01', '2026-11-30'],
  [Cycle.Monthly, '2028-03-01', '2028-02-01', '2028-02-29'],
  [Cycle.MonthlyPlus, '2027-01-01', '2026-12-01', '2026-12-31'],
  [Cycle.FlexibleDaily, '2028-03-01', '2028-02-29', '2028-02-29'],
])('%s billed %s includes purchases from %s to %s', (cycle, billed, from, to) => {
  expect(accountingPeriod(cycle, billed)).toEqual({ from, to });
});

test('assigns a quick bill to the next regular date', () => {
  expect(regularBillDate(Cycle.Weekly, '2026-11-12')).toBe('2026-11-16');
  expect(regularBillDate(Cycle.Weekly, '2026-11-16')).toBe('2026-11-16');
  expect(regularBillDate(Cycle.Monthly, '2026-11-12')).toBe('2026-12-01');
});

test('gives code 5102 the rule of 5208', () => {
  expect(cycleRules[Cycle.LegacyFlexibleDaily]).toBe(cycleRules[Cycle.FlexibleDaily]);
});

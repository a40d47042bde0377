import { expect, test } from 'vitest';
import { Cycle } from '#generated/shared/enums.ts';
import { cycleRules, dueDate, nextBillDate } from './cycles.ts';

/** Worked by hand with a wall calendar: cycle, bought on, billed on, due on. */
const worked: [string, Cycle, string, string, string][] = [
  ['weekly, bought on a Thursday', Cycle.Weekly, '2026-11-12', '2026-11-16', '2026-11-29'],
  ['weekly, bought on a Sunday', Cycle.Weekly, '2026-11-15', '2026-11-16', '2026-11-29'],
  ['weekly, bought on the Monday itself', Cycle.Weekly, '2026-11-16', '2026-11-23', '2026-12-06'],
  ['weekly over New Year', Cycle.Weekly, '2026-12-30', '2027-01-04', '2027-01-17'],
  ['small weekly', Cycle.SmallWeekly, '2026-11-12', '2026-11-16', '2026-11-22'],
  ['monthly', Cycle.Monthly, '2026-11-12', '2026-12-01', '2026-12-25'],
  ['monthly, bought on the 1st', Cycle.Monthly, '2026-11-01', '2026-12-01', '2026-12-25'],
  ['monthly PLUS', Cycle.MonthlyPlus, '2026-12-31', '2027-01-01', '2027-01-10'],
  ['bimonthly', Cycle.Bimonthly, '2026-10-01', '2026-11-01', '2026-11-30'],
  ['bimonthly, February has no 30th', Cycle.Bimonthly, '2027-01-15', '2027-02-01', '2027-02-28'],
  ['bimonthly, leap year', Cycle.Bimonthly, '2028-01-31', '2028-02-01', '2028-02-29'],
  ['flexible weekly', Cycle.FlexibleWeekly, '2026-11-12', '2026-11-16', '2026-12-20'],
  ['flexible monthly', Cycle.FlexibleMonthly, '2026-11-12', '2026-12-01', '2026-12-20'],
  ['flexible daily', Cycle.FlexibleDaily, '2026-11-12', '2026-11-13', '2026-12-23'],
  ['5102 as 5208', Cycle.LegacyFlexibleDaily, '2026-11-12', '2026-11-13', '2026-12-23'],
];

test.each(worked)('%s', (_, cycle, bought, billed, due) => {
  expect(nextBillDate(cycle, bought)).toBe(billed);
  expect(dueDate(cycle, billed)).toBe(due);
});

test("an account's own last pay day moves a monthly due date and no weekly one", () => {
  expect(dueDate(Cycle.Monthly, '2026-11-01', 20)).toBe('2026-11-20');
  expect(dueDate(Cycle.Weekly, '2026-11-16', 20)).toBe('2026-11-29');
});

test('code 5102 has the rule of 5208', () => {
  expect(cycleRules[Cycle.LegacyFlexibleDaily]).toBe(cycleRules[Cycle.FlexibleDaily]);
});

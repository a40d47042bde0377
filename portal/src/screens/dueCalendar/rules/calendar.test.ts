import { expect, test } from 'vitest';
import { chosenDay, monthIn } from './choice.ts';
import { monthBeside, weeksOf } from './weeks.ts';

test.each([
  // Starts on a Sunday: six weeks.
  ['2026-11', 6, 6, 0, 30],
  // Starts on a Monday with 28 days: four weeks.
  ['2027-02', 4, 0, 6, 28],
  // Starts on a Tuesday with 29 days: five weeks.
  ['2028-02', 5, 1, 1, 29],
])(
  'divides %s into %i weeks from Monday on, the 1st at %i, the last day at %i, each of %i days once',
  (month, weeks, first, last, days) => {
    const shown = weeksOf(month);
    expect(shown.length).toBe(weeks);
    expect(shown[0]?.indexOf(`${month}-01`)).toBe(first);
    expect(shown.at(-1)?.findLastIndex((day) => day !== undefined)).toBe(last);
    expect(shown.every((week) => week.length === 7)).toBe(true);
    const dates = shown.flat().filter((date) => date !== undefined);
    expect([dates.length, new Set(dates).size]).toEqual([days, days]);
  },
);

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
] as const)('the month %s moved by %i is %s', (month, by, beside) => {
  expect(monthBeside(month, by)).toBe(beside);
});

test.each([
  ['month=2026-12', '2026-12'],
  ['month=2026-13', '2026-11'],
  ['', '2026-11'],
])('reads the month of "%s"', (query, month) => {
  expect(monthIn(new URLSearchParams(query), '2026-11-12')).toBe(month);
});

const day = (date: string, due: number, overdue = 0) => ({ date, due, overdue });
const days = [day('2026-11-01', 0), day('2026-11-08', 0, 5), day('2026-11-12', 3), day('2026-11-25', 9)];

test.each([
  ['the day of the URL', days, '2026-11-25', '2026-11-25'],
  ['today, for a day without bills', days, '2026-11-02', '2026-11-12'],
  ['today', days, null, '2026-11-12'],
  ['the first day with a debt', days.slice(0, 2), null, '2026-11-08'],
  ['the first day with bills', days.slice(0, 1), null, '2026-11-01'],
  ['no day in a month without bills', [], '2026-11-25', undefined],
] as const)('chooses %s', (_, given, requested, chosen) => {
  expect(chosenDay(given, requested, '2026-11-12')).toBe(chosen);
});

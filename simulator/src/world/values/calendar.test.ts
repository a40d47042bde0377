import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayInMonth,
  dayOf,
  daysBetween,
  firstOfNextMonth,
  hourOf,
  instantOf,
  instantOfMoment,
  momentOf,
  monthsBetween,
  nextWeekday,
  weekdayOf,
} from './calendar.ts';

describe('calendar', () => {
  test('begins a day of Shanghai at 16:00 UTC', () => {
    expect(dayOf(Date.parse('2026-11-11T15:59:59Z'))).toBe('2026-11-11');
    expect(dayOf(Date.parse('2026-11-11T16:00:00Z'))).toBe('2026-11-12');
    expect(hourOf(Date.parse('2026-11-11T16:00:00Z'))).toBe(0);
  });

  test('converts moments and instants both ways', () => {
    const instant = instantOf('2026-11-12', '10:00:00');
    expect(momentOf(instant)).toBe('2026-11-12 10:00:00');
    expect(instantOfMoment('2026-11-12 10:00:00')).toBe(instant);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('adds to %s %i days: %s, and counts the days between', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  test.each([
    ['2026-11-09', 1],
    ['2026-11-12', 4],
    ['2026-11-15', 7],
    ['1969-12-29', 1],
  ])('gives the weekday of %s: %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  test('finds the next Monday after a day', () => {
    expect(nextWeekday('2026-11-12', 1)).toBe('2026-11-16');
    expect(nextWeekday('2026-11-16', 1)).toBe('2026-11-23');
    expect(nextWeekday('2026-11-15', 1)).toBe('2026-11-16');
  });

  test('keeps a day within its month, and counts months beyond the end of a year', () => {
    expect(dayInMonth('2026-02', 30)).toBe('2026-02-28');
    expect(dayInMonth('2028-02', 30)).toBe('2028-02-29');
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01');
  });

  test('counts the whole months between two days', () => {
    expect(monthsBetween('2024-05-20', '2026-11-12')).toBe(29);
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(0);
  });
});

import { expect, test } from 'vitest';
import { byDate, dayOf, dayPlus, daysBetween, daysUntil, formatDate, shanghaiDay } from './date.ts';

test.each([
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
  ['not a date', '-'],
])('shows an empty date (%s) as a dash', { tags: ['date-empty-dash'] }, (value, shown) => {
  expect(formatDate(value)).toBe(shown);
});

test('shows dates as YYYY-MM-DD by default', { tags: ['date-default-format'] }, () => {
  expect(formatDate('2026-11-12 10:00:00')).toBe('2026-11-12');
  expect(formatDate('2026-11-12 10:00:00', 'YYYY-MM-DD HH:mm:ss')).toBe('2026-11-12 10:00:00');
});

test(
  'shows the first ten characters of a plan date, a dash for an empty one',
  { tags: ['plan-date-10-chars'] },
  () => {
    expect(dayOf('2024-05-20 00:00:00')).toBe('2024-05-20');
    expect(dayOf('')).toBe('-');
  },
);

test('uses the provider’s calendar day', () => {
  expect(shanghaiDay(Date.parse('2026-11-11T16:30:00Z'))).toBe('2026-11-12');
});

test('counts days between two dates', () => {
  expect(daysBetween('2026-11-12', '2026-11-15')).toBe(3);
  expect(daysBetween('2026-11-12', '2026-11-10')).toBe(-2);
});

test.each([
  ['2026-11-15', 3],
  ['2026-11-10', -2],
  ['', undefined],
  ['-', undefined],
  ['2026-13-01', undefined],
])('counts the days until "%s": %s', (day, days) => {
  expect(daysUntil(day, '2026-11-12')).toBe(days);
});

test('moves a day over the ends of months and years', () => {
  expect(dayPlus('2026-12-30', 3)).toBe('2027-01-02');
  expect(dayPlus('2028-03-01', -1)).toBe('2028-02-29');
});

test('sorts dates as texts: empty first, a day before its moments, then by time', () => {
  const dates = ['2026-11-12 10:00:00', '', '2026-11-12', '2025-12-31', '2026-11-12 09:59:59', '2025-12-31'];
  const sorted = ['', '2025-12-31', '2025-12-31', '2026-11-12', '2026-11-12 09:59:59', '2026-11-12 10:00:00'];
  expect(dates.toSorted(byDate)).toEqual(sorted);
});

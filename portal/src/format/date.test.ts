import { expect, test } from 'vitest';
import { byDate, dayOf, daysBetween, formatDate, shanghaiDay } from './date.ts';

test.each([
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
  ['not a date', '-'],
])('an empty date (%s) is a dash', { tags: ['date-empty-dash'] }, (value, shown) => {
  expect(formatDate(value)).toBe(shown);
});

test('dates show as YYYY-MM-DD unless told otherwise', { tags: ['date-default-format'] }, () => {
  expect(formatDate('2026-11-12 10:00:00')).toBe('2026-11-12');
  expect(formatDate('2026-11-12 10:00:00', 'YYYY-MM-DD HH:mm:ss')).toBe('2026-11-12 10:00:00');
});

test('a plan date shows its first ten characters', { tags: ['plan-date-10-chars'] }, () => {
  expect(dayOf('2024-05-20 00:00:00')).toBe('2024-05-20');
  expect(dayOf('')).toBe('-');
});

test('the calendar day is the provider’s', () => {
  expect(shanghaiDay(Date.parse('2026-11-11T16:30:00Z'))).toBe('2026-11-12');
});

test('days between two dates', () => {
  expect(daysBetween('2026-11-12', '2026-11-15')).toBe(3);
  expect(daysBetween('2026-11-12', '2026-11-10')).toBe(-2);
});

test('dates in their order, the earliest first, whatever their time of day', () => {
  const dates = ['2026-11-12 10:00:00', '', '2026-11-12', '2025-12-31', '2026-11-12 09:59:59', '2025-12-31'];
  const sorted = ['', '2025-12-31', '2025-12-31', '2026-11-12', '2026-11-12 09:59:59', '2026-11-12 10:00:00'];
  expect(dates.toSorted(byDate)).toEqual(sorted);
});

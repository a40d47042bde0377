import { expect, test } from 'vitest';
import { weekdayName } from './weekdays.ts';

test.each([
  ['2026-11-08', '周日'],
  ['2026-11-09', '周一'],
  ['2026-11-14', '周六'],
])('names the weekday of %s: %s', (day, name) => expect(weekdayName(day)).toBe(name));

import { expect, test } from 'vitest';
import { endedMonths, lastEndedMonth } from './months.ts';

test.each([
  ['2026-11-12', ['2026-10', '2026-09', '2026-08']],
  ['2026-02-01', ['2026-01', '2025-12', '2025-11']],
  ['2026-01-31', ['2025-12', '2025-11', '2025-10']],
])('lists the months before %s: %j', (today, months) => {
  expect(endedMonths(today, 3)).toEqual(months);
  expect(lastEndedMonth(today)).toBe(months[0]);
});

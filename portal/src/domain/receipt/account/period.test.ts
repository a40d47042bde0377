import { expect, test } from 'vitest';
import { firstPeriod, monthOfPeriod, monthPeriod, periodProblem } from './period.ts';

const today = '2026-11-12';

test('begins with the newest ended month', { tags: ['far-statement'] }, () => {
  expect(firstPeriod(today)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(firstPeriod('2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test(
  'ends the current month today, and names the month of a period only if it is whole',
  { tags: ['far-statement'] },
  () => {
    expect(monthPeriod('2026-11', today)).toEqual({ from: '2026-11-01', to: today });
    expect(monthOfPeriod({ from: '2026-11-01', to: today }, today)).toBe('2026-11');
    expect(monthOfPeriod({ from: '2026-10-02', to: '2026-10-31' }, today)).toBeUndefined();
  },
);

test.each([
  ['2026-11-01', '2026-11-12', undefined],
  ['2026-11-12', '2026-11-12', undefined],
  ['2025-11-12', '2026-11-12', undefined],
  ['2025-11-11', '2026-11-12', 'long'],
  ['2026-11-12', '2026-11-11', 'order'],
  ['2026-11-01', '2026-11-13', 'future'],
  ['', '2026-11-12', 'incomplete'],
  ['2026-11', '2026-11-12', 'incomplete'],
  ['2026-02-30', '2026-11-12', 'incomplete'],
])('the period from %s to %s has the problem: %s', { tags: ['far-statement'] }, (from, to, problem) =>
  expect(periodProblem({ from, to }, today)).toBe(problem),
);

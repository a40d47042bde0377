import { expect, test } from 'vitest';
import { dueLines } from './dues.ts';

const due = (dueDate: string) => ({ dueDate, cycleLabel: '周结', amount: 100 });

test('lists overdue days first, marks the next one, and counts days from today', () => {
  const lines = dueLines([due('2026-11-20'), due('2026-11-08'), due('2026-11-15')], '2026-11-12');
  expect(lines.map(({ dueDate, tone, days, weekday }) => [dueDate, tone, days, weekday])).toEqual([
    ['2026-11-08', 'late', 4, 0],
    ['2026-11-15', 'next', 3, 0],
    ['2026-11-20', 'later', 8, 5],
  ]);
});

test('does not treat due today as overdue', () => {
  expect(dueLines([due('2026-11-12')], '2026-11-12')[0]).toMatchObject({ tone: 'next', days: 0 });
});

import { expect, test } from 'vitest';
import { countsOrders, hasPositionDashes, hasTaskArrows, taskPercent, taskQuery } from './tasks.ts';

test('computes progress as current over target', { tags: ['task-card-progress'] }, () => {
  expect(taskPercent({ currentValue: 25, targetValue: 100 })).toBe(25);
  expect(taskPercent({ currentValue: 128_640, targetValue: 300_000 })).toBe(42);
  expect(taskPercent({ currentValue: 0, targetValue: 10 })).toBe(0);
});

test('caps progress at 100%', { tags: ['task-card-progress-cap'] }, () => {
  expect(taskPercent({ currentValue: 100, targetValue: 100 })).toBe(100);
  expect(taskPercent({ currentValue: 150, targetValue: 100 })).toBe(100);
});

test('counts orders, and shows amounts in yuan', () => {
  expect(['ORDER_AMOUNT_FIX', 'YJF_REPAYMENT_AMOUNT_FIX', 'ORDER_COUNT_FIX'].map(countsOrders)).toEqual([
    false,
    false,
    true,
  ]);
});

test('shows arrows from the third task on, the dashes from the fourth', () => {
  expect([1, 2, 3, 4].map(hasTaskArrows)).toEqual([false, false, true, true]);
  expect([2, 3, 4].map(hasPositionDashes)).toEqual([false, false, true]);
});

test('requests tasks in progress, six on the first page', () => {
  expect(taskQuery).toEqual({ taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6 });
});

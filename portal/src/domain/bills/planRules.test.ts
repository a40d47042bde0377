import { expect, test } from 'vitest';
import { planAmounts, planItemHeight, planState, type PlanItem } from './planRules.ts';

const item: PlanItem = {
  settle: 0,
  planEndDate: '2026-11-30 00:00:00',
  dueDate: '2026-11-25 00:00:00',
  period: 2,
  periods: 6,
  nrDelin: 0,
  shouldRepayAmount: 20_486,
  pri: 20_000,
  nrInt: 486,
  rpri: 19_000,
  rint: 1_583,
  delin: 12.5,
};

test('gives an item 100 px unless the caller overrides it', { tags: ['plan-item-height-100'] }, () => {
  expect(planItemHeight()).toBe(100);
  expect(planItemHeight(64)).toBe(64);
});

test.each([
  [0, 0, 'open'],
  [0, 0.01, 'overdue'],
  [1, 0, 'settled'],
  [1, 3, 'settled'],
] as const)('reads settle %s with a penalty of %s as %s', (settle, nrDelin, state) => {
  expect(planState({ settle, nrDelin })).toBe(state);
});

test('keeps a period past its day overdue, its penalty paid or not', () => {
  expect(planState({ settle: 0, nrDelin: 0, overdueDays: 4 })).toBe('overdue');
});

test('shows amounts due while open, amounts repaid once settled', () => {
  expect(planAmounts(item).map(([, amount]) => amount)).toEqual([20_486, 20_000, 486, 0]);
  expect(planAmounts({ ...item, settle: 1 }).map(([, amount]) => amount)).toEqual([19_000, 1_583, 12.5]);
});

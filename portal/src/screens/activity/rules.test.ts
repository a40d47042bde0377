import { expect, test } from 'vitest';
import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { groupsOf, missing, rewardText, statuses, statusOf, timeText, type Task } from './rules.ts';

const running: Task = {
  taskNo: 'RW2026110001',
  joinId: 'CY2026110001',
  taskName: '十一月采购满减返现',
  taskStatus: 'PROCESSING',
  taskType: '采购任务',
  statDimension: 'ORDER_AMOUNT_FIX',
  currentValue: 128_640,
  targetValue: 300_000,
  beginTime: '2026-11-01 00:00:00',
  endTime: '2026-11-30 23:59:59',
  rewardDesc: '返现600.00元',
  joined: true,
};
const coming: Task = {
  ...running,
  taskStatus: 'WAITING_BEGIN',
  beginTime: '2026-12-01 00:00:00',
  endTime: '2026-12-31 23:59:59',
};
const over: Task = {
  ...running,
  taskStatus: 'END',
  beginTime: '2026-10-01 00:00:00',
  endTime: '2026-10-31 23:59:59',
};

test(
  'knows every task status of the contract',
  { tags: ['task-status-waiting-begin', 'task-status-end'] },
  () => {
    expect(Object.values(TaskStatus)).toContain('WAITING_BEGIN');
    expect(Object.values(TaskStatus)).toContain('END');
    expect([...statuses].sort()).toEqual(Object.values(TaskStatus).sort());
  },
);

test.each([
  ['running', running, '2026-11-01至2026-11-30，剩18天'],
  ['last-day', { ...running, endTime: '2026-11-12 23:59:59' }, '2026-11-01至2026-11-12，今日结束'],
  ['waiting', coming, '2026-12-01至2026-12-31，19天后开始'],
  ['endless', { ...running, endTime: '' }, '2026-11-01至-'],
  ['finished', over, '2026-10-01至2026-10-31'],
] as const)('shows the period and the remaining days of a %s task', (_, task, text) =>
  expect(timeText(task, '2026-11-12')).toBe(text),
);

test('describes condition, reward and result of a task', () => {
  const promise = '采购金额满300,000.00元，返现600.00元';
  expect(rewardText(running, '2026-11-12')).toBe(promise);
  expect(rewardText({ ...over, rewardDate: '2026-11-05' }, '2026-11-12')).toBe(
    `${promise}，2026-11-05已发放`,
  );
  expect(rewardText({ ...over, rewardDate: '2026-11-05' }, '2026-11-02')).toBe(
    `${promise}，预计2026-11-05发放`,
  );
  expect(rewardText(over, '2026-11-12')).toBe(`${promise}，未达成`);
  expect(rewardText({ ...running, statDimension: 'ORDER_COUNT_FIX', targetValue: 10 }, '2026-11-12')).toBe(
    '订单笔数满10笔，返现600.00元',
  );
});

test('computes the missing amount to the cent, 0 once the target is reached', () => {
  expect(missing({ currentValue: 54_464.2, targetValue: 80_000 })).toBe(25_535.8);
  expect(missing({ currentValue: 90_000, targetValue: 80_000 })).toBe(0);
});

test('groups tasks by state in their order, or shows only the chosen state', () => {
  expect(groupsOf([over, coming, running], undefined).map(({ status }) => status)).toEqual([
    'PROCESSING',
    'WAITING_BEGIN',
    'END',
  ]);
  expect(groupsOf([over, running], TaskStatus.End).map(({ tasks }) => tasks)).toEqual([[over]]);
});

test('reads only known states from the URL', () => {
  expect([statusOf('END'), statusOf('x'), statusOf(null)]).toEqual(['END', undefined, undefined]);
});

import { expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import { placeOrders } from '../orders/purchases.ts';
import { instantOf } from '../values/calendar.ts';
import { cents, sum } from '../values/money.ts';
import { countedEntries, joinTask, rewardDay, runningTasks, taskValue } from './tasks.ts';

const now = instantOf('2026-11-12', '10:00:00');
const world = makeWorld({}, { seed: 'x', now });
const taskOf = (no: string, of = world) => {
  const task = of.tasks.find(({ activityNo }) => activityNo === no);
  if (task === undefined) throw new Error(no);
  return task;
};

test('has the figures of the baseline’s tasks, four of which are running', () => {
  expect(world.tasks.map((task) => taskValue(world, task))).toEqual([
    cents(128_640),
    cents(54_464.2),
    7,
    cents(9_860),
    0,
    0,
    cents(200_000),
  ]);
  expect(runningTasks(world, now)).toHaveLength(4);
});

test('adds counted and carried amounts to the progress', () => {
  const task = taskOf('RW2026110001');
  const entries = countedEntries(world, task);
  expect(entries.length).toBeGreaterThan(3);
  expect(sum(entries.map(({ value }) => value)) + task.carried).toBe(cents(128_640));
});

test('counts earlier orders of its time for a joined task, which can be joined again', () => {
  const once = joinTask(world, 'RW2026110005', now);
  if ('refuse' in once) throw new Error(once.refuse);
  expect(taskValue(once.world, once.task)).toBe(cents(22_764.2));
  expect(joinTask(once.world, 'RW2026110005', now)).toEqual({ world: once.world, task: once.task });
});

test('counts a purchase for every matching task only', () => {
  const bought = placeOrders(
    world,
    [{ product: '12003', pin: 'hechuan_caigou', goods: '劳保手套', amount: cents(500) }],
    now + 1000,
  );
  if ('refuse' in bought) throw new Error(bought.refuse);
  const growth = (no: string) => taskValue(bought.world, taskOf(no)) - taskValue(world, taskOf(no));
  expect([growth('RW2026110001'), growth('RW2026110004'), growth('RW2026110003')]).toEqual([
    cents(500),
    cents(500),
    0,
  ]);
});

test('pays a reached target’s reward five days after its end; no ended or unknown task can be joined', () => {
  expect(joinTask(world, 'RW2026100001', now)).toEqual({ refuse: 'over' });
  expect(joinTask(world, 'RW0', now)).toEqual({ refuse: 'over' });
  expect(rewardDay(world, taskOf('RW2026100001'), now)).toBe('2026-11-05');
  expect(rewardDay(world, taskOf('RW2026110001'), instantOf('2026-12-02'))).toBeUndefined();
});

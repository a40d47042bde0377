/** Cashback tasks of the activity centre: state, counted amounts and participation. */
import {
  PaymentStatus,
  RefundStatus,
  RepaySource,
  RepaymentStatus,
  TaskDimension,
  TaskStatus,
} from '#generated/shared/enums.ts';
import { refundsOfOrder } from '../ledger/derivedIndex.ts';
import type { Order } from '../ledger/schema.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, momentOf, type Day, type Instant, type Moment } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import type { Task } from './schema.ts';

export const isCount = (dimension: TaskDimension): boolean => dimension === TaskDimension.OrderCount;

export function taskStatus(task: Task, now: Instant): TaskStatus {
  const moment = momentOf(now);
  if (moment < task.begin) return TaskStatus.WaitingBegin;
  return moment > task.end ? TaskStatus.End : TaskStatus.Processing;
}

export const isJoined = ({ joinId }: Task): boolean => joinId !== undefined;

/** An order or a repayment that counts towards a task. */
interface CountedEntry {
  referenceNo: string;
  name: string;
  /** Cents, or one order. */
  value: number;
  at: Moment;
  /** Login of an order. */
  pin?: string;
}

/** Returns the amount of an order after its refunds. */
const amountAfterRefunds = (world: World, order: Order): Cents =>
  order.amount -
  sum(
    refundsOfOrder(world.refunds, order.id)
      .filter(({ status }) => status === RefundStatus.Success)
      .map(({ amount }) => amount),
  );

const isInCountedTime = (at: Moment, { begin, countsFrom, end }: Task): boolean =>
  at >= begin && at >= countsFrom && at <= end;

const matchesGoods = ({ goods }: Task, order: Order): boolean =>
  goods === undefined || goods.some((word) => order.goods.includes(word));

const countedOrders = (world: World, task: Task): CountedEntry[] =>
  world.orders
    .filter(
      (order) =>
        order.payment.status === PaymentStatus.Success &&
        order.cancelledAt === undefined &&
        isInCountedTime(order.orderedAt, task) &&
        matchesGoods(task, order) &&
        amountAfterRefunds(world, order) > 0,
    )
    .map((order) => ({
      referenceNo: order.id,
      name: order.goods,
      value: isCount(task.dimension) ? 1 : amountAfterRefunds(world, order),
      at: order.orderedAt,
      pin: order.pin,
    }));

const countedRepayments = (world: World, task: Task): CountedEntry[] =>
  world.repayments
    .filter(
      ({ source, status, finishedAt }) =>
        source === RepaySource.EasyPay &&
        status === RepaymentStatus.Success &&
        isInCountedTime(finishedAt, task),
    )
    .map(({ id, amount, finishedAt }) => ({
      referenceNo: id,
      name: '易捷付还款',
      value: amount,
      at: finishedAt,
    }));

/** Returns all counted orders and repayments, newest first; none without participation. */
export function countedEntries(world: World, task: Task): CountedEntry[] {
  if (!isJoined(task)) return [];
  const found =
    task.dimension === TaskDimension.EasyPayRepaymentAmount
      ? countedRepayments(world, task)
      : countedOrders(world, task);
  return found.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Returns a task's progress, including what was counted before this world. */
export const taskValue = (world: World, task: Task): number =>
  isJoined(task) ? task.carried + sum(countedEntries(world, task).map(({ value }) => value)) : 0;

/** Returns the reward day of a completed task, some days after its end. */
export const rewardDay = (world: World, task: Task, now: Instant): Day | undefined =>
  taskStatus(task, now) === TaskStatus.End && isJoined(task) && taskValue(world, task) >= task.target
    ? addDays(task.end.slice(0, 10), terms.taskRewardDays)
    : undefined;

/** Returns earned cashback that is not paid yet. */
export const cashbackToCome = (world: World, now: Instant): { amount: Cents; on: Day }[] =>
  world.tasks.flatMap((task) => {
    const on = rewardDay(world, task, now);
    return task.rewardAmount !== undefined && on !== undefined && on > dayOf(now)
      ? [{ amount: task.rewardAmount, on }]
      : [];
  });

export const runningTasks = (world: World, now: Instant): Task[] =>
  world.tasks.filter((task) => isJoined(task) && taskStatus(task, now) === TaskStatus.Processing);

/** Returns the number of a participation: the activity's number with another prefix, as in RW2026110005, CY2026110005. */
const joinIdOf = ({ activityNo }: Task): string => activityNo.replace(/^RW/, 'CY');

/** Joins a task, also before it begins; joining again changes nothing. */
export function joinTask(
  world: World,
  activityNo: string,
  now: Instant,
): { world: World; task: Task } | { refuse: 'over' } {
  const found = world.tasks.find((task) => task.activityNo === activityNo);
  if (found === undefined || taskStatus(found, now) === TaskStatus.End) return { refuse: 'over' };
  const task: Task = { ...found, joinId: found.joinId ?? joinIdOf(found) };
  return { task, world: { ...world, tasks: world.tasks.map((each) => (each === found ? task : each)) } };
}

/** Subtracts the world's own records from the progress that the baseline states, so that they do not count twice. */
export const withCarried = (world: World): World => ({
  ...world,
  tasks: world.tasks.map((task) => {
    const known = sum(countedEntries(world, task).map(({ value }) => value));
    return { ...task, carried: Math.max(0, task.carried - known) };
  }),
});

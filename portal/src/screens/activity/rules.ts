import type { Outputs } from '#generated/provisional/io.ts';
import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { TaskDimensionLabel } from '#generated/shared/labels.ts';
import { taskFigure, taskUnit } from '../../domain/tasks/taskFigure.ts';
import { dayOf, daysBetween } from '../../format/date.ts';
import { copy } from './copy.ts';

export type Task = Outputs['queryTaskCentre']['tasks'][number];

/** Display order: actionable first, ended last. */
export const statuses = [TaskStatus.Processing, TaskStatus.WaitingBegin, TaskStatus.End] as const;

export const statusOf = (text: string | null): TaskStatus | undefined =>
  statuses.find((known) => known === text);

/** The groups of a choice, or all of them, without empty ones. */
export const groupsOf = (tasks: readonly Task[], chosen: TaskStatus | undefined) =>
  statuses
    .filter((status) => chosen === undefined || status === chosen)
    .map((status) => ({ status, tasks: tasks.filter(({ taskStatus }) => taskStatus === status) }))
    .filter((group) => group.tasks.length > 0);

/** Start and end, and the time left. @param today YYYY-MM-DD */
export function timeText({ taskStatus, beginTime, endTime }: Task, today: string): string {
  const period = copy.period(dayOf(beginTime), dayOf(endTime));
  if (taskStatus === TaskStatus.End) return period;
  const rest =
    taskStatus === TaskStatus.WaitingBegin
      ? copy.begins(daysBetween(today, dayOf(beginTime)))
      : copy.left(daysBetween(today, dayOf(endTime)));
  return `${period}，${rest}`;
}

/** Returns condition, reward and result of a task. @param today YYYY-MM-DD */
export function rewardText(task: Task, today: string): string {
  const { statDimension, targetValue, rewardDesc, rewardDate } = task;
  const promise = copy.reward.amount(
    TaskDimensionLabel[statDimension],
    taskFigure(statDimension, targetValue),
    taskUnit(statDimension),
    rewardDesc,
  );
  if (rewardDate !== undefined)
    return `${promise}，${rewardDate <= today ? copy.reward.paid(rewardDate) : copy.reward.coming(rewardDate)}`;
  const missed = task.joined && task.taskStatus === TaskStatus.End;
  return missed ? `${promise}，${copy.reward.missed}` : promise;
}

/** The missing amount; nothing once the target is reached. */
export const missing = ({ currentValue, targetValue }: Pick<Task, 'currentValue' | 'targetValue'>): number =>
  Math.max(0, Math.round((targetValue - currentValue) * 100) / 100);

import type { Outputs } from '#generated/provisional/io.ts';
import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { TaskDimensionLabel } from '#generated/shared/labels.ts';
import { taskFigure, taskUnit } from '../../domain/tasks/taskFigure.ts';
import { dayOf, daysUntil } from '../../format/date.ts';
import { copy } from './copy.ts';

export type Task = Outputs['queryTaskCentre']['tasks'][number];

/** States in the order of the list: first the two in which a parent can join. */
export const statuses = [TaskStatus.Processing, TaskStatus.WaitingBegin, TaskStatus.End] as const;

/** Reads the chosen state from the URL. */
export const statusOf = (text: string | null): TaskStatus | undefined =>
  statuses.find((known) => known === text);

/** The tasks grouped by state: only the chosen state if there is one, and no empty group. */
export const groupsOf = (tasks: readonly Task[], chosen: TaskStatus | undefined) =>
  statuses
    .filter((status) => chosen === undefined || status === chosen)
    .map((status) => ({ status, tasks: tasks.filter(({ taskStatus }) => taskStatus === status) }))
    .filter((group) => group.tasks.length > 0);

/** Returns the first and the last day of a task, with the days until it begins or ends if both are known. @param today YYYY-MM-DD */
export function timeText({ taskStatus, beginTime, endTime }: Task, today: string): string {
  const period = copy.period(dayOf(beginTime), dayOf(endTime));
  if (taskStatus === TaskStatus.End) return period;
  const isComing = taskStatus === TaskStatus.WaitingBegin;
  const days = daysUntil(dayOf(isComing ? beginTime : endTime), today);
  return days === undefined ? period : `${period}，${isComing ? copy.begins(days) : copy.left(days)}`;
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

/** Returns how much is missing to the target; 0 once it is reached. */
export const missing = ({ currentValue, targetValue }: Pick<Task, 'currentValue' | 'targetValue'>): number =>
  Math.max(0, Math.round((targetValue - currentValue) * 100) / 100);

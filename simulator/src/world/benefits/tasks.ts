/** Cashback tasks of the activity centre. */
import { TaskDimension, TaskStatus } from '#generated/shared/enums.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import type { Task } from './schema.ts';

export const isCount = (dimension: TaskDimension): boolean => dimension === TaskDimension.OrderCount;

export function taskStatus(task: Task, now: Instant): TaskStatus {
  const moment = momentOf(now);
  if (moment < task.begin) return TaskStatus.WaitingBegin;
  return moment > task.end ? TaskStatus.End : TaskStatus.Processing;
}

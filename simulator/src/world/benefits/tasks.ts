/** Cashback tasks of the activity centre. */
import { TaskDimension, TaskStatus } from '#generated/shared/enums.ts';
import { momentOf, type Instant, type Moment } from '../values/calendar.ts';

export interface Task {
  joinId: string;
  name: string;
  type: string;
  dimension: TaskDimension;
  /** Cents for amounts, orders for counts. */
  current: number;
  target: number;
  begin: Moment;
  end: Moment;
  activityNo: string;
  reward: string;
}

export const isCount = (dimension: TaskDimension): boolean => dimension === TaskDimension.OrderCount;

export function taskStatus(task: Task, now: Instant): TaskStatus {
  const moment = momentOf(now);
  if (moment < task.begin) return TaskStatus.WaitingBegin;
  return moment > task.end ? TaskStatus.End : TaskStatus.Processing;
}

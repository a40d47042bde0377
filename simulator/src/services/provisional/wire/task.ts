import type { Task } from '#simulator/world/benefits/schema.ts';
import { isCount, isJoined, rewardDay, taskStatus, taskValue } from '#simulator/world/benefits/tasks.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Context } from '../../handler.ts';

/** Returns a task's value for the wire: cents become yuan, a number of orders stays. */
export const shownValue = ({ dimension }: Task, value: number): number =>
  isCount(dimension) ? value : yuan(value);

export function taskEntry(task: Task, { world, now }: Context) {
  const day = rewardDay(world, task, now);
  return {
    taskNo: task.activityNo,
    ...(task.joinId !== undefined && { joinId: task.joinId }),
    taskName: task.name,
    taskStatus: taskStatus(task, now),
    taskType: task.type,
    statDimension: task.dimension,
    currentValue: shownValue(task, taskValue(world, task)),
    targetValue: shownValue(task, task.target),
    beginTime: task.begin,
    endTime: task.end,
    rewardDesc: task.reward,
    ...(task.rewardAmount !== undefined && { rewardAmount: yuan(task.rewardAmount) }),
    ...(day !== undefined && { rewardDate: day }),
    joined: isJoined(task),
  };
}

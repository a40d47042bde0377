import type { Task } from '../../world/benefits/schema.ts';
import { isCount, taskStatus, taskValue } from '../../world/benefits/tasks.ts';
import { hasFeature } from '../../world/products.ts';
import { yuan } from '../../world/values/money.ts';
import type { Context, Handler } from '../handler.ts';

const taskOnWire =
  ({ world, now }: Context) =>
  (task: Task, joinId: string) => {
    const wireValue = (value: number): number => (isCount(task.dimension) ? value : yuan(value));
    return {
      joinId,
      taskName: task.name,
      taskStatusStr: taskStatus(task, now),
      taskTypeStr: task.type,
      statDimension: task.dimension,
      currentValue: wireValue(taskValue(world, task)),
      targetValue: wireValue(task.target),
      beginTime: task.begin,
      endTime: task.end,
      queryActivityTaskRes: { activityNo: task.activityNo, rewardDesc: task.reward },
    };
  };

export const queryUserActivityTaskPage: Handler<'gateway', 'queryUserActivityTaskPage'> = (
  input,
  context,
) => {
  const { taskStatus: wanted, pageNum, pageSize, productCode } = input;
  if (productCode !== undefined && !hasFeature(productCode, 'activityCentre'))
    return { refuse: 'StdProductNotAllowed' };
  // Returns the tasks that the user joined.
  const found = context.world.tasks.flatMap((task) =>
    task.joinId !== undefined && taskStatus(task, context.now) === wanted
      ? [taskOnWire(context)(task, task.joinId)]
      : [],
  );
  const list = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { data: { total: found.length, pageNum, pageSize, list } };
};

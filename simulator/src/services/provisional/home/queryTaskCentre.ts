import { runningTasks } from '#simulator/world/benefits/tasks.ts';
import { hasFeature } from '#simulator/world/products.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { taskEntry } from '../wire/task.ts';

export const queryTaskCentre: Handler<'provisional', 'queryTaskCentre'> = ({ productCode }, context) => {
  if (!hasFeature(productCode, 'activityCentre'))
    return { refuse: 'ProductNotAllowed', message: '当前产品暂无任务活动' };
  const running = runningTasks(context.world, context.now);
  return {
    data: {
      tasks: context.world.tasks.map((task) => taskEntry(task, context)),
      runningCount: running.length,
      expectedReward: yuan(sum(running.map(({ rewardAmount = 0 }) => rewardAmount))),
    },
  };
};

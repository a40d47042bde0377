import { ProductCode } from '#generated/shared/enums.ts';
import { yuan } from '../../world/values/money.ts';
import { isCount, taskStatus } from '../../world/benefits/tasks.ts';
import type { Context, Handler } from '../handler.ts';
import type { Task } from '../../world/benefits/schema.ts';

/** Products that have an activity centre (spec 1 §2). */
const products: readonly ProductCode[] = [
  ProductCode.EnterprisePurchasing,
  ProductCode.NewChannel,
  ProductCode.CompanyPurchasing,
  ProductCode.WholesaleMall,
];

const taskOnWire =
  ({ now }: Context) =>
  (task: Task) => {
    const shown = (value: number): number => (isCount(task.dimension) ? value : yuan(value));
    return {
      joinId: task.joinId,
      taskName: task.name,
      taskStatusStr: taskStatus(task, now),
      taskTypeStr: task.type,
      statDimension: task.dimension,
      currentValue: shown(task.current),
      targetValue: shown(task.target),
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
  if (productCode !== undefined && !products.includes(productCode)) return { refuse: 'StdProductNotAllowed' };
  const found = context.world.tasks.filter((task) => taskStatus(task, context.now) === wanted);
  const list = found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(taskOnWire(context));
  return { data: { total: found.length, pageNum, pageSize, list } };
};

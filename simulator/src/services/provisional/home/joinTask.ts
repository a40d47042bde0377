import { joinTask as join } from '#simulator/world/benefits/tasks.ts';
import { hasFeature } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { taskEntry } from '../wire/task.ts';

export const joinTask: Handler<'provisional', 'joinTask'> = ({ productCode, taskNo }, context) => {
  if (!hasFeature(productCode, 'activityCentre')) return { refuse: 'ProductNotAllowed' };
  const outcome = join(context.world, taskNo, context.now);
  if ('refuse' in outcome) return { refuse: 'TaskOver' };
  const { world, task } = outcome;
  return { data: taskEntry(task, { ...context, world }), world };
};

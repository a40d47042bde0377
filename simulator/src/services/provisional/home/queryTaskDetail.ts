import { AccountType } from '#generated/shared/enums.ts';
import { ruleOf } from '#simulator/world/benefits/taskRule.ts';
import { countedEntries } from '#simulator/world/benefits/tasks.ts';
import { hasFeature } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { shownValue, taskEntry } from '../wire/task.ts';

export const queryTaskDetail: Handler<'provisional', 'queryTaskDetail'> = (
  { productCode, joinId },
  context,
) => {
  if (!hasFeature(productCode, 'activityCentre')) return { refuse: 'ProductNotAllowed' };
  const { world } = context;
  const task = world.tasks.find((entry) => entry.joinId === joinId);
  if (task === undefined) return { refuse: 'TaskNotJoined' };
  const { viewer } = world;
  return {
    data: {
      task: taskEntry(task, context),
      rule: ruleOf(task),
      counted: countedEntries(world, task).map(({ referenceNo, name, value, at, pin }) => ({
        referenceNo,
        name,
        value: shownValue(task, value),
        at,
        viewable: pin !== undefined && (viewer.account === AccountType.Parent || pin === viewer.pin),
      })),
      earlierValue: shownValue(task, task.carried),
    },
  };
};

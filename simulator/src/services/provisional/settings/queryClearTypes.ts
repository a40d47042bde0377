import { pendingChange } from '#simulator/world/cycles/clearTypeChange.ts';
import { clearTypeObstacle } from '#simulator/world/cycles/clearTypeObstacle.ts';
import { clearType, clearTypeOptions } from '#simulator/world/cycles/clearTypes.ts';
import { hasFeature } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { accountNames } from '../../identity.ts';
import { changeEntry, optionEntry, visibleAccount } from '../wire/clearType.ts';

export const queryClearTypes: Handler<'provisional', 'queryClearTypes'> = (
  { productCode, jdpin },
  { world, now },
) => {
  if (!hasFeature(productCode, 'clearTypes')) return { refuse: 'ProductNotAllowed' };
  const account = visibleAccount(world, jdpin);
  if (account === undefined) return { refuse: 'AccountNotOwned' };
  const pending = pendingChange(world, account.pin);
  const reason = clearTypeObstacle(world, productCode, account, now);
  const options = clearTypeOptions(world, productCode, account, now).map((option) =>
    reason === undefined ? option : { ...option, reason },
  );
  return {
    data: {
      ...accountNames(world, account.pin),
      current: clearType(account.cycle, productCode, account),
      ...(account.lastPayDay !== undefined && { lastPayDay: account.lastPayDay }),
      ...(pending && { pending: changeEntry(pending) }),
      changeable: reason === undefined,
      ...(reason !== undefined && { reason }),
      options: options.map((option) => optionEntry(option, productCode)),
    },
  };
};

import { AccountType } from '#generated/shared/enums.ts';
import { pendingChange } from '#simulator/world/cycles/clearTypeChange.ts';
import { clearTypeObstacle } from '#simulator/world/cycles/clearTypeObstacle.ts';
import { clearType } from '#simulator/world/cycles/clearTypes.ts';
import { hasFeature } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { changeEntry } from '../wire/clearType.ts';
import { pageOf } from '../wire/page.ts';

/** Returns the accounts with their cycles: all to a parent account, itself first; only its own to a child account. */
export const queryClearTypeAccountPage: Handler<'provisional', 'queryClearTypeAccountPage'> = (
  input,
  { world, now },
) => {
  const { productCode } = input;
  if (!hasFeature(productCode, 'clearTypes')) return { refuse: 'ProductNotAllowed' };
  const visible = world.accounts.filter(
    ({ pin }) => world.viewer.account === AccountType.Parent || pin === world.viewer.pin,
  );
  const page = pageOf(visible, input);
  return {
    data: {
      ...page,
      list: page.list.map((account) => {
        const pending = pendingChange(world, account.pin);
        return {
          jdpin: account.pin,
          nickname: account.nickname,
          acctType: account.type,
          current: clearType(account.cycle, productCode, account),
          changeable: clearTypeObstacle(world, productCode, account, now) === undefined,
          ...(pending && { pending: changeEntry(pending) }),
        };
      }),
    },
  };
};

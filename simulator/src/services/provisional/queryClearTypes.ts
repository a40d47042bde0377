import { AccountType, type ProductCode } from '#generated/shared/enums.ts';
import { dayOf, type Instant } from '../../world/values/calendar.ts';
import { pendingChange } from '../../world/cycles/clearTypeChange.ts';
import { clearType, clearTypeOptions, hasClearTypes } from '../../world/cycles/clearTypes.ts';
import { overdueAmount } from '../../world/ledger/ledger.ts';
import { isFrozen } from '../../world/quota/quota.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../handler.ts';
import { changeEntry, optionEntry, visibleAccount } from './wire/clearType.ts';

/** Why the viewer may not change anything just now. */
function obstacle(world: World, product: ProductCode, pin: string, now: Instant): string | undefined {
  if (world.viewer.account === AccountType.Child) return '仅母账号可变更账期';
  if (pendingChange(world, pin)) return '有待生效的账期变更，生效前不可再次变更';
  if (overdueAmount(world, dayOf(now), { product }) > 0) return '有逾期账单，还清后可变更账期';
  return isFrozen(world.quota) ? '额度已冻结，暂不可变更账期' : undefined;
}

export const queryClearTypes: Handler<'provisional', 'queryClearTypes'> = (
  { productCode, jdpin },
  { world, now },
) => {
  if (!hasClearTypes(productCode)) return { refuse: 'ProductNotAllowed' };
  const account = visibleAccount(world, jdpin);
  if (account === undefined) return { refuse: 'AccountNotOwned' };
  const pending = pendingChange(world, account.pin);
  const reason = obstacle(world, productCode, account.pin, now);
  const options = clearTypeOptions(world, productCode, account, now).map((option) =>
    reason === undefined ? option : { ...option, reason },
  );
  return {
    data: {
      jdpin: account.pin,
      current: clearType(account.cycle, productCode, account),
      ...(account.lastPayDay !== undefined && { lastPayDay: account.lastPayDay }),
      ...(pending && { pending: changeEntry(pending) }),
      changeable: reason === undefined,
      ...(reason !== undefined && { reason }),
      options: options.map((option) => optionEntry(option, productCode)),
    },
  };
};

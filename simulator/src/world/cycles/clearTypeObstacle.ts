import { AccountType, type ProductCode } from '#generated/shared/enums.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { overdueAmount } from '../ledger/ledger.ts';
import { isFrozen } from '../quota/quota.ts';
import { dayOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { pendingChange } from './clearTypeChange.ts';
import { clearTypeOptions } from './clearTypes.ts';

/** Returns why the viewer may not change this account's clear type now; undefined if allowed. */
export function clearTypeObstacle(
  world: World,
  product: ProductCode,
  account: PurchasingAccount,
  now: Instant,
): string | undefined {
  if (world.viewer.account === AccountType.Child) return '仅母账号可变更账期';
  if (pendingChange(world, account.pin)) return '有待生效的账期变更，生效前不可再次变更';
  if (overdueAmount(world, dayOf(now), { product }) > 0) return '有逾期账单，还清后可变更账期';
  if (isFrozen(world.quota)) return '额度已冻结，暂不可变更账期';
  return clearTypeOptions(world, product, account, now).length === 0 ? '当前产品没有其他账期可选' : undefined;
}

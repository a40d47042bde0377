/** Credit line at the start of a scenario. */
import { AccountStatus, QuotaStatus, QuotaType, RiskFrozenStatus } from '#generated/shared/enums.ts';
import type { Given } from '../given.ts';
import { isFrozen } from '../quota/quota.ts';
import type { Quota } from '../quota/schema.ts';
import { addDays } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import { anchor } from './history.ts';

export function quotaOf({ quota = {}, bills = {} }: Given): Quota {
  const status = quota.status ?? AccountStatus.Normal;
  const quotaStatus = quota.quotaStatus ?? QuotaStatus.Normal;
  const riskFrozenStatus = quota.riskFrozenStatus ?? RiskFrozenStatus.Normal;
  return {
    type: quota.type ?? QuotaType.Shared,
    fixed: cents(quota.fixed ?? 1_000_000),
    temporary: cents(quota.temporary ?? 200_000),
    // Without purchases no order reserves anything.
    held: cents(quota.held ?? (bills.none ? 0 : 60_000)),
    status,
    quotaStatus,
    riskFrozenStatus,
    frozenByOverdue: false,
    ...(isFrozen({ status, quotaStatus, riskFrozenStatus }) && { frozenSince: `${anchor} 08:00:00` }),
    // The order of 60,000 yuan whose payment is being confirmed (afterSale.ts).
    heldSince: '2026-11-11 10:02:55',
    ...(quota.held === undefined && !bills.none && { heldOrderId: 'DD202611119003' }),
    ...(quota.temporary !== 0 && { temporaryExpiresOn: quota.temporaryExpiresOn ?? '2026-12-31' }),
    expiresOn: addDays(anchor, quota.daysUntilExpiration ?? 231),
  };
}

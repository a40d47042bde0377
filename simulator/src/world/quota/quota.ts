/** Credit line: fixed, temporary, frozen, used and available parts. */
import { AccountStatus, QuotaStatus, RiskFrozenStatus } from '#generated/shared/enums.ts';
import { usedPrincipal } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/scope.ts';
import type { Cents } from '../values/money.ts';
import type { Quota } from './schema.ts';

/** Returns whether the line is frozen: status 1602, quotaStatus 10 or riskFrozenStatus 10 (spec 1 §4). */
export const isFrozen = (quota: Pick<Quota, 'status' | 'quotaStatus' | 'riskFrozenStatus'>): boolean =>
  quota.status === AccountStatus.Frozen ||
  quota.quotaStatus === QuotaStatus.Frozen ||
  quota.riskFrozenStatus === RiskFrozenStatus.RiskFrozen;

export interface QuotaFigures {
  limit: Cents;
  used: Cents;
  frozen: Cents;
  available: Cents;
}

export function quotaFigures(quota: Quota, ledger: Ledger): QuotaFigures {
  const limit = quota.fixed + quota.temporary;
  const used = usedPrincipal(ledger);
  const frozen = isFrozen(quota) ? Math.max(0, limit - used) : quota.held;
  return { limit, used, frozen, available: Math.max(0, limit - used - frozen) };
}

/** The credit line: what is fixed, temporary, frozen, used and left. */
import { AccountStatus, QuotaStatus, RiskFrozenStatus, type QuotaType } from '#generated/shared/enums.ts';
import type { Day, Moment } from '../values/calendar.ts';
import { usedPrincipal } from '../ledger/ledger.ts';
import type { Cents } from '../values/money.ts';
import type { Ledger } from '../ledger/records.ts';

export interface Quota {
  type: QuotaType;
  fixed: Cents;
  temporary: Cents;
  /** Held back for purchases under way; when the line is frozen everything unused is frozen too. */
  held: Cents;
  status: AccountStatus;
  quotaStatus: QuotaStatus;
  riskFrozenStatus: RiskFrozenStatus;
  /** Set when the freeze came from an overdue bill: then it ends with the last overdue bill (decisions.md 24). */
  frozenByOverdue: boolean;
  /** When the line was frozen, while it is. */
  frozenSince?: Moment;
  heldSince: Moment;
  heldOrderId?: string;
  /** Last day of the temporary part. */
  temporaryExpiresOn?: Day;
  expiresOn: Day;
}

/** Frozen when status is 1602, or quotaStatus is 10, or riskFrozenStatus is 10 (spec 1 §4). */
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

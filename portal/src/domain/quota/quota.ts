import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { QuotaStatus } from '#generated/shared/enums/QuotaStatus.ts';
import { RiskFrozenStatus } from '#generated/shared/enums/RiskFrozenStatus.ts';

/** The fields of userQuotaVo that the quota rules read. 1 §3 */
export interface QuotaFacts {
  readonly surplusQuota: number;
  readonly quota: number;
  readonly status: string;
  readonly quotaStatus: string;
  readonly riskFrozenStatus: string;
  readonly creditLimit?: number | undefined;
  readonly sumFrzQuota?: number | undefined;
}

/** `risk` applies when the risk freeze is the only one. 1 §4, 2 §2.4 */
export type QuotaFreeze = 'none' | 'frozen' | 'risk';

export function quotaFreeze(
  quota: Pick<QuotaFacts, 'status' | 'quotaStatus' | 'riskFrozenStatus'>,
): QuotaFreeze {
  if (quota.status === AccountStatus.Frozen || quota.quotaStatus === QuotaStatus.Frozen) return 'frozen';
  return quota.riskFrozenStatus === RiskFrozenStatus.RiskFrozen ? 'risk' : 'none';
}

/** Frozen by status 1602, quotaStatus 10 or riskFrozenStatus 10. 1 §4 */
export const isQuotaFrozen = (quota: Parameters<typeof quotaFreeze>[0]): boolean =>
  quotaFreeze(quota) !== 'none';

export interface QuotaParts {
  readonly used: number;
  readonly frozen: number;
  readonly available: number;
  readonly total: number;
}

const cents = (yuan: number): number => Math.round(yuan * 100);

/**
 * The three segments of the quota bar, in yuan: they always add up to the total. A frozen quota shows its available
 * amount as frozen, whatever the provider reports.
 */
export function quotaParts(quota: QuotaFacts): QuotaParts {
  const total = cents(quota.creditLimit ?? quota.quota);
  const reported = cents(quota.surplusQuota);
  const held = cents(quota.sumFrzQuota ?? 0);
  const used = Math.max(total - reported - held, 0);
  const available = isQuotaFrozen(quota) ? 0 : reported;
  return {
    used: used / 100,
    frozen: (total - used - available) / 100,
    available: available / 100,
    total: total / 100,
  };
}

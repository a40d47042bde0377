/** Home page data shared by legacy and gateway (spec 1 §3). */
import type { ProductCode } from '#generated/shared/enums.ts';
import { scopeOf } from '../world/company/viewer.ts';
import { amountDue, unbilledAmount } from '../world/ledger/ledger.ts';
import { quotaFigures } from '../world/quota/quota.ts';
import { dayOf } from '../world/values/calendar.ts';
import { yuan } from '../world/values/money.ts';
import type { Context } from './handler.ts';

export function homeData({ world, now }: Context, product: ProductCode) {
  const { quota } = world;
  const figures = quotaFigures(quota, world);
  const scope = scopeOf(world.viewer, product);
  return {
    userQuotaVo: {
      surplusQuota: yuan(figures.available),
      quota: yuan(figures.limit),
      status: quota.status,
      quotaStatus: quota.quotaStatus,
      riskFrozenStatus: quota.riskFrozenStatus,
      creditLimit: yuan(figures.limit),
      creditLimitU1: yuan(quota.fixed),
      creditLimitU3: yuan(quota.temporary),
      sumFrzQuota: yuan(figures.frozen),
      quotaType: quota.type,
    },
    repayAmtVo: {
      sumNrDefer: yuan(unbilledAmount(world, scope)),
      acctSumAmount: yuan(amountDue(world, dayOf(now), scope)),
    },
  };
}

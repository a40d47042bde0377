import { AccountType, QuotaType } from '#generated/shared/enums.ts';
import { daysUntilExpiration } from '#simulator/world/company/renewal.ts';
import { usedPrincipal } from '#simulator/world/ledger/ledger.ts';
import { quotaFigures } from '#simulator/world/quota/quota.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';

/** Returns limit and used amount of each account that the viewer may see: all for a parent, its own for a child. */
const capsOf = (world: World) =>
  world.accounts
    .filter(({ pin }) => world.viewer.account === AccountType.Parent || pin === world.viewer.pin)
    .map(({ pin, nickname, cap }) => ({
      jdpin: pin,
      nickname,
      ...(cap !== undefined && { cap: yuan(cap) }),
      used: yuan(usedPrincipal(world, { pin })),
    }));

/** Returns the type `Cap` to a child account that has its own limit, to all others the company's type. */
const quotaTypeFor = ({ viewer, accounts, quota }: World): QuotaType =>
  viewer.account === AccountType.Child &&
  accounts.some(({ pin, cap }) => pin === viewer.pin && cap !== undefined)
    ? QuotaType.Cap
    : quota.type;

export const queryQuotaDetail: Handler<'provisional', 'queryQuotaDetail'> = (_input, { world, now }) => {
  const { quota } = world;
  const figures = quotaFigures(quota, world);
  const { temporary, temporaryExpiresOn } = quota;
  return {
    data: {
      creditLimit: yuan(figures.limit),
      surplusQuota: yuan(figures.available),
      usedQuota: yuan(figures.used),
      creditLimitU1: yuan(quota.fixed),
      creditLimitU3: yuan(temporary),
      ...(temporary > 0 && temporaryExpiresOn !== undefined && { temporaryExpiresOn }),
      sumFrzQuota: yuan(figures.frozen),
      quotaType: quotaTypeFor(world),
      caps: capsOf(world),
      status: quota.status,
      quotaStatus: quota.quotaStatus,
      riskFrozenStatus: quota.riskFrozenStatus,
      expiresOn: quota.expiresOn,
      daysUntilExpiration: daysUntilExpiration(world, dayOf(now)),
    },
  };
};

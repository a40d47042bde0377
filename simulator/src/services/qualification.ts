/** Access qualifications, one entry per requested type (spec 1 §7, spec 2 §7). */
import { ProductCode } from '#generated/shared/enums.ts';
import { isOpened } from '../world/company/company.ts';
import { daysUntilExpiration, renewalOffered } from '../world/company/renewal.ts';
import { products } from '../world/products.ts';
import { dayOf } from '../world/values/calendar.ts';
import type { Context } from './handler.ts';

interface RequestedAccess {
  accessType: 'NEW' | 'CREDIT_EXPIRED';
  accessSubType?: 'XTL_OPEN_BSHOP' | undefined;
}

const upgrades = Object.values(ProductCode).filter((product) => products[product].isUpgrade);

const operationCode = (qualified: boolean) =>
  qualified ? ('APPLICABLE' as const) : ('NOT_QUALIFIED' as const);

function isQualified({ world, now }: Context, { accessType, accessSubType }: RequestedAccess): boolean {
  if (accessType === 'CREDIT_EXPIRED') return world.openings.length > 0 && renewalOffered(world, dayOf(now));
  if (accessSubType === 'XTL_OPEN_BSHOP')
    return world.opening.upgradable && upgrades.every((product) => !isOpened(world, product));
  return world.openings.length === 0;
}

/** @param days the service's member name for the days until the credit line expires (docs/decisions/0203) */
export const qualifications = (
  context: Context,
  requested: readonly RequestedAccess[],
  days: 'days' | 'daysUntilExpiration',
) =>
  requested.map((entry) => {
    const qualified = isQualified(context, entry);
    const left = daysUntilExpiration(context.world, dayOf(context.now));
    return {
      ...entry,
      operationCode: operationCode(qualified),
      ...(entry.accessType === 'CREDIT_EXPIRED' && qualified ? { data: { [days]: left } } : {}),
    };
  });

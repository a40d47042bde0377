/** Limits of accounts: how much of the company's line each may use. */
import { LimitUse } from '#generated/shared/enums.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { usedPrincipal } from '../ledger/ledger.ts';
import { quotaFigures } from '../quota/quota.ts';
import { terms } from '../terms.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';

/** Returns the open principal of an account over all products. */
export const usedBy = (world: World, pin: string): Cents => usedPrincipal(world, { pin });

/** Returns the amount that an account may still order for: limited by its own limit and by the rest of the line. */
export function leftFor(world: World, { pin, cap }: Pick<PurchasingAccount, 'pin' | 'cap'>): Cents {
  const { available } = quotaFigures(world.quota, world);
  return cap === undefined ? available : Math.max(0, Math.min(available, cap - usedBy(world, pin)));
}

/** Returns how far a limit is used (docs/design/look.md rule 17). A limit of 0 counts as used up. */
export function limitUse(used: Cents, cap: Cents | undefined): LimitUse {
  if (cap === undefined) return LimitUse.Unlimited;
  if (used >= cap) return LimitUse.UsedUp;
  return used >= cap * terms.limitNearlyUsed ? LimitUse.NearlyUsed : LimitUse.Normal;
}

/** Returns the range in which a limit may be set: from the used amount to the company's whole line. */
export const limitRange = (world: World, pin: string): { from: Cents; to: Cents } => ({
  from: usedBy(world, pin),
  to: quotaFigures(world.quota, world).limit,
});

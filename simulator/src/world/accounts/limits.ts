/** What an account may use of the company's line: a limit of its own, or what the line has left. */
import { LimitUse } from '#generated/shared/enums.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { usedPrincipal } from '../ledger/ledger.ts';
import { quotaFigures } from '../quota/quota.ts';
import { terms } from '../terms.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';

/** Principal that an account has out, whatever product it bought under. */
export const usedBy = (world: World, pin: string): Cents => usedPrincipal(world, { pin });

/** What an account may still order for: up to its own limit, and never more than the line has left. */
export function leftFor(world: World, { pin, cap }: Pick<PurchasingAccount, 'pin' | 'cap'>): Cents {
  const { available } = quotaFigures(world.quota, world);
  return cap === undefined ? available : Math.max(0, Math.min(available, cap - usedBy(world, pin)));
}

/** How far a limit is used up (docs/design/look.md rule 17). A limit of nothing is used up. */
export function limitUse(used: Cents, cap: Cents | undefined): LimitUse {
  if (cap === undefined) return LimitUse.Unlimited;
  if (used >= cap) return LimitUse.UsedUp;
  return used >= cap * terms.limitNearlyUsed ? LimitUse.NearlyUsed : LimitUse.Normal;
}

/** From what is used already to the whole line of the company. */
export const limitRange = (world: World, pin: string): { from: Cents; to: Cents } => ({
  from: usedBy(world, pin),
  to: quotaFigures(world.quota, world).limit,
});

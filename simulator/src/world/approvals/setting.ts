/** Threshold of approvals and accounts that may decide. */
import { AccountStatus, AccountType } from '#generated/shared/enums.ts';
import { accountOf, childrenOf } from '../company/company.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';

const isNormal = ({ status }: PurchasingAccount): boolean => status === AccountStatus.Normal;

/** Returns the named children that still exist, including frozen ones. */
export const decidersOf = (world: World): PurchasingAccount[] =>
  childrenOf(world).filter(({ pin }) => world.approvals.setting.deciders.includes(pin));

/**
 * Returns whether an account may decide requests of others: the parent, or a named child that is not frozen.
 */
export function mayDecide(world: World, pin: string): boolean {
  const account = accountOf(world, pin);
  if (account === undefined) return false;
  return account.type === AccountType.Parent || (isNormal(account) && decidersOf(world).includes(account));
}

/** Returns whether any account other than the asker may decide. */
export const othersDecide = (world: World, asker: string): boolean =>
  world.accounts.some(({ pin }) => pin !== asker && mayDecide(world, pin));

/** Returns the exceeded threshold; undefined if no approval is needed. */
export function exceededThreshold({ approvals }: World, amount: Cents): Cents | undefined {
  const { amount: threshold } = approvals.setting;
  return threshold !== undefined && amount > threshold ? threshold : undefined;
}

/**
 * Saves the setting. With a threshold, at least one decider is needed, and each must be a child that is not frozen.
 * @param amount threshold; undefined: new requests need no approval, waiting ones keep waiting
 */
export function saveApprovalSetting(
  world: World,
  { amount, deciders }: { amount?: Cents; deciders: readonly string[] },
  now: Instant,
): { world: World } | { refuse: 'no-decider' } {
  const able = childrenOf(world).filter((account) => isNormal(account) && deciders.includes(account.pin));
  const areAllAble = able.length === deciders.length;
  if (amount !== undefined && (!areAllAble || able.length === 0)) return { refuse: 'no-decider' };
  const setting = {
    ...(amount !== undefined && { amount }),
    deciders: able.map(({ pin }) => pin),
    updatedAt: momentOf(now),
  };
  return { world: { ...world, approvals: { ...world.approvals, setting } } };
}

/** What a parent changes of a child: its name, its limit, whether it may order, and whether it is there at all. */
import { AccountType, type AccountStatus } from '#generated/shared/enums.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import type { Day } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { accountDebt } from './accountDebt.ts';
import { limitRange } from './limits.ts';

type Changed = { world: World; account: PurchasingAccount };
type NotOurs = { refuse: 'not-owned' };

/** A child of the company; the parent is nobody's to change here. */
const childOf = (world: World, pin: string): PurchasingAccount | undefined =>
  world.accounts.find((account) => account.pin === pin && account.type === AccountType.Child);

function changed(
  world: World,
  pin: string,
  change: (account: PurchasingAccount) => PurchasingAccount,
): Changed | NotOurs {
  const before = childOf(world, pin);
  if (before === undefined) return { refuse: 'not-owned' };
  const account = change(before);
  const accounts = world.accounts.map((entry) => (entry === before ? account : entry));
  return { world: { ...world, accounts }, account };
}

export const editAccount = (
  world: World,
  { pin, ...words }: Pick<PurchasingAccount, 'pin' | 'nickname' | 'phone'>,
): Changed | NotOurs => changed(world, pin, (account) => ({ ...account, ...words }));

/** A frozen account orders no more; it still sees its bills and repays them. */
export const changeStatus = (world: World, pin: string, status: AccountStatus): Changed | NotOurs =>
  changed(world, pin, (account) => ({ ...account, status }));

/** @param cap none: the account shares the company's line */
export function setLimit(
  world: World,
  pin: string,
  cap: Cents | undefined,
): Changed | NotOurs | { refuse: 'out-of-range'; from: Cents; to: Cents } {
  if (childOf(world, pin) === undefined) return { refuse: 'not-owned' };
  const range = limitRange(world, pin);
  if (cap !== undefined && (cap < range.from || cap > range.to)) return { refuse: 'out-of-range', ...range };
  return changed(world, pin, ({ cap: _before, ...account }) => ({
    ...account,
    ...(cap !== undefined && { cap }),
  }));
}

/**
 * What it bought stays on the books under its name; its login id is free to be added again, but decides on nothing before it
 * is named anew.
 */
export function deleteAccount(
  world: World,
  pin: string,
  today: Day,
): { world: World } | NotOurs | { refuse: 'in-debt'; debt: Cents } {
  const account = childOf(world, pin);
  if (account === undefined) return { refuse: 'not-owned' };
  const debt = accountDebt(world, pin, today);
  if (debt > 0) return { refuse: 'in-debt', debt };
  return {
    world: {
      ...world,
      accounts: world.accounts.filter((entry) => entry !== account),
      formerAccounts: [...world.formerAccounts, account],
      logins: [...world.logins, { pin }],
      approvals: withoutDecider(world.approvals, pin),
      clearTypeChanges: world.clearTypeChanges.filter((change) => change.done || change.pin !== pin),
    },
  };
}

const withoutDecider = ({ setting, ...rest }: World['approvals'], pin: string): World['approvals'] => ({
  ...rest,
  setting: { ...setting, deciders: setting.deciders.filter((decider) => decider !== pin) },
});

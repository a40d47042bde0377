/** Changes of a child by its parent: name, limit, status and deletion. */
import { AccountType, type AccountStatus } from '#generated/shared/enums.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import type { Day } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { accountDebt } from './accountDebt.ts';
import { limitRange } from './limits.ts';

type ChangedAccount = { world: World; account: PurchasingAccount };
type NotOwned = { refuse: 'not-owned' };

/** Returns a child of the company; the parent account cannot be changed here. */
const childOf = (world: World, pin: string): PurchasingAccount | undefined =>
  world.accounts.find((account) => account.pin === pin && account.type === AccountType.Child);

function changeChild(
  world: World,
  pin: string,
  change: (account: PurchasingAccount) => PurchasingAccount,
): ChangedAccount | NotOwned {
  const before = childOf(world, pin);
  if (before === undefined) return { refuse: 'not-owned' };
  const account = change(before);
  const accounts = world.accounts.map((entry) => (entry === before ? account : entry));
  return { world: { ...world, accounts }, account };
}

export const editAccount = (
  world: World,
  { pin, ...details }: Pick<PurchasingAccount, 'pin' | 'nickname' | 'phone'>,
): ChangedAccount | NotOwned => changeChild(world, pin, (account) => ({ ...account, ...details }));

/** A frozen account cannot order; it still sees and repays its bills. */
export const changeStatus = (world: World, pin: string, status: AccountStatus): ChangedAccount | NotOwned =>
  changeChild(world, pin, (account) => ({ ...account, status }));

/** Sets the limit of a child. @param cap undefined: the account shares the company's line */
export function setLimit(
  world: World,
  pin: string,
  cap: Cents | undefined,
): ChangedAccount | NotOwned | { refuse: 'out-of-range'; from: Cents; to: Cents } {
  if (childOf(world, pin) === undefined) return { refuse: 'not-owned' };
  const range = limitRange(world, pin);
  if (cap !== undefined && (cap < range.from || cap > range.to)) return { refuse: 'out-of-range', ...range };
  return changeChild(world, pin, ({ cap: _before, ...account }) => ({
    ...account,
    ...(cap !== undefined && { cap }),
  }));
}

/**
 * Deletes an account. Its purchases stay on the books under its name. Its login id can be added again, but three things
 * end for good: its right to decide approvals, its pending change of the billing cycle, and its calendar addresses.
 */
export function deleteAccount(
  world: World,
  pin: string,
  today: Day,
): { world: World } | NotOwned | { refuse: 'in-debt'; debt: Cents } {
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
      calendarLinks: world.calendarLinks.filter((link) => link.pin !== pin),
    },
  };
}

const withoutDecider = ({ setting, ...rest }: World['approvals'], pin: string): World['approvals'] => ({
  ...rest,
  setting: { ...setting, deciders: setting.deciders.filter((decider) => decider !== pin) },
});

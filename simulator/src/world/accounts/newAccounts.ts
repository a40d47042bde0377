/** Adds purchasing accounts: checks each, then adds all or none. */
import { AccountStatus, AccountType, Cycle, NewAccountProblem } from '#generated/shared/enums.ts';
import { childrenOf } from '../company/company.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { quotaFigures } from '../quota/quota.ts';
import { terms } from '../terms.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';

export interface NewAccount {
  pin: string;
  /** The login id is registered already. */
  existing: boolean;
  nickname: string;
  phone: string;
  cap?: Cents;
}

/** Returns how many accounts the company may still add. */
export const roomFor = (world: World): number => Math.max(0, terms.maxChildren - childrenOf(world).length);

/** Compares login ids, which are case-insensitive. */
const sameId = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Returns why a login id is invalid for its declared kind. */
function problemOfLogin(world: World, { pin, existing }: NewAccount): NewAccountProblem | undefined {
  if (world.accounts.some((account) => sameId(account.pin, pin))) return NewAccountProblem.Added;
  const known = world.logins.find((login) => sameId(login.pin, pin));
  if (known?.company !== undefined) return NewAccountProblem.Elsewhere;
  if (existing) return known === undefined ? NewAccountProblem.Unknown : undefined;
  return known === undefined ? undefined : NewAccountProblem.Taken;
}

/** Returns the problem of each account in order; undefined without any. */
export function problemsOf(world: World, wanted: readonly NewAccount[]): (NewAccountProblem | undefined)[] {
  const { limit } = quotaFigures(world.quota, world);
  let room = roomFor(world);
  return wanted.map((account, index) => {
    if (wanted.slice(0, index).some(({ pin }) => sameId(pin, account.pin)))
      return NewAccountProblem.Duplicate;
    const problem = problemOfLogin(world, account);
    if (problem !== undefined) return problem;
    if (account.cap !== undefined && account.cap > limit) return NewAccountProblem.Limit;
    room -= 1;
    return room < 0 ? NewAccountProblem.Full : undefined;
  });
}

/** Returns a new child with its parent's kind of user and a weekly cycle. */
const accountFrom = (world: World, { pin, nickname, phone, cap }: NewAccount): PurchasingAccount => ({
  pin,
  nickname,
  type: AccountType.Child,
  status: AccountStatus.Normal,
  phone,
  tag: world.viewer.userTag,
  cycle: Cycle.Weekly,
  ...(cap !== undefined && { cap }),
});

/** Adds all accounts, or none. @returns their login ids, or the problem of the first account that cannot be added */
export function addAccounts(
  world: World,
  wanted: readonly NewAccount[],
): { world: World; pins: string[] } | { refuse: NewAccountProblem; pin: string } {
  const problems = problemsOf(world, wanted);
  const index = problems.findIndex((problem) => problem !== undefined);
  const problem = problems[index];
  if (problem !== undefined) return { refuse: problem, pin: wanted[index]?.pin ?? '' };
  // An existing login keeps its registered id, whatever the case of the typed one.
  const registered = (typed: string) => world.logins.find(({ pin }) => sameId(pin, typed))?.pin ?? typed;
  const added = wanted.map((account) => accountFrom(world, { ...account, pin: registered(account.pin) }));
  const pins = new Set(added.map(({ pin }) => pin));
  return {
    pins: [...pins],
    world: {
      ...world,
      accounts: [...world.accounts, ...added],
      formerAccounts: world.formerAccounts.filter(({ pin }) => !pins.has(pin)),
      logins: world.logins.filter(({ pin }) => !pins.has(pin)),
    },
  };
}

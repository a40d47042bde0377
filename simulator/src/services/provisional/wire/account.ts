/** Purchasing accounts on the wire. */
import { AccountStatus, AccountType, NewAccountProblem } from '#generated/shared/enums.ts';
import { accountDebt } from '#simulator/world/accounts/accountDebt.ts';
import { leftFor, limitUse, usedBy } from '#simulator/world/accounts/limits.ts';
import type { NewAccount } from '#simulator/world/accounts/newAccounts.ts';
import { childrenOf } from '#simulator/world/company/company.ts';
import type { PurchasingAccount } from '#simulator/world/company/schema.ts';
import type { Order } from '#simulator/world/ledger/schema.ts';
import { quotaFigures } from '#simulator/world/quota/quota.ts';
import { dayOf, type Instant } from '#simulator/world/values/calendar.ts';
import { derived } from '#simulator/world/values/derived.ts';
import { sum, cents, yuan, type Cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName, Inputs } from '../../handler.ts';
import { moneyText } from './amounts.ts';

/** Time of the latest order of each account. */
const lastOrders = derived((orders: readonly Order[]): ReadonlyMap<string, string> => {
  const last = new Map<string, string>();
  for (const { pin, orderedAt } of orders) if (orderedAt > (last.get(pin) ?? '')) last.set(pin, orderedAt);
  return last;
});

export const lastOrderAt = (world: World, pin: string): string | undefined =>
  lastOrders(world.orders).get(pin);

export function accountEntry(world: World, account: PurchasingAccount, now: Instant) {
  const { pin, cap } = account;
  const used = usedBy(world, pin);
  const ordered = lastOrderAt(world, pin);
  return {
    jdpin: pin,
    nickname: account.nickname,
    acctType: account.type,
    status: account.status,
    cycle: account.cycle,
    phone: account.phone,
    ...(cap !== undefined && { limit: yuan(cap) }),
    used: yuan(used),
    left: yuan(leftFor(world, account)),
    limitUse: limitUse(used, cap),
    ...(ordered !== undefined && { lastOrderAt: ordered }),
    debt: yuan(accountDebt(world, pin, dayOf(now))),
  };
}

/** Returns the use of the company's line by parent and children; the children's includes that of deleted accounts. */
export function accountSummary(world: World) {
  const children = childrenOf(world);
  const { limit, used, frozen, available } = quotaFigures(world.quota, world);
  const parents = world.accounts.filter(({ type }) => type === AccountType.Parent);
  const parentUsed = sum(parents.map(({ pin }) => usedBy(world, pin)));
  return {
    children: children.length,
    frozenChildren: children.filter(({ status }) => status === AccountStatus.Frozen).length,
    parentUsed: yuan(parentUsed),
    childrenUsed: yuan(used - parentUsed),
    frozen: yuan(frozen),
    available: yuan(available),
    creditLimit: yuan(limit),
  };
}

export const newAccounts = (accounts: Inputs<'provisional'>['addAccounts']['accounts']): NewAccount[] =>
  accounts.map(({ loginId, existing, nickname, phone, limit }) => ({
    pin: loginId,
    existing,
    nickname,
    phone,
    ...(limit !== undefined && { cap: cents(limit) }),
  }));

interface Refusal {
  refuse: ErrorName<'provisional'>;
  message?: string;
}

/** Returns the refusal for an account that cannot be added. If its login is the problem, the message names it for the page. */
export function newAccountRefusal(world: World, problem: NewAccountProblem, pin: string): Refusal {
  switch (problem) {
    case NewAccountProblem.Full:
      return { refuse: 'AccountsFull' };
    case NewAccountProblem.Limit:
      return limitRefusal({ from: 0, to: quotaFigures(world.quota, world).limit });
    case NewAccountProblem.Elsewhere:
      return { refuse: 'LoginIdElsewhere', message: `登录账号${pin}属于其他企业，不能添加` };
    case NewAccountProblem.Taken:
      return { refuse: 'LoginIdTaken', message: `登录账号${pin}已被注册，请选择已有账号` };
    case NewAccountProblem.Unknown:
      return { refuse: 'LoginIdUnknown', message: `登录账号${pin}不存在，请选择新账号` };
    case NewAccountProblem.Duplicate:
    case NewAccountProblem.Added:
      return { refuse: 'AccountAdded', message: `登录账号${pin}已是本企业的采购账号` };
  }
}

export const limitRefusal = ({ from, to }: { from: Cents; to: Cents }): Refusal => ({
  refuse: 'LimitOutOfRange',
  message: `上限额度须在${moneyText(from)}至${moneyText(to)}元之间`,
});

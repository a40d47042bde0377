import { limitUse, usedBy } from '#simulator/world/accounts/limits.ts';
import { roomFor } from '#simulator/world/accounts/newAccounts.ts';
import { childrenOf } from '#simulator/world/company/company.ts';
import type { PurchasingAccount } from '#simulator/world/company/schema.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { accountEntry, accountSummary, lastOrderAt } from '../wire/account.ts';
import { contains, same } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';
import { sorted, type SortKeys } from '../wire/sort.ts';

type Input = Inputs<'provisional'>['queryAccountPage'];

const matching = (world: World, { keyword, status, limitUse: wanted }: Input): PurchasingAccount[] =>
  childrenOf(world).filter(
    ({ pin, nickname, cap, status: own }) =>
      contains(`${nickname} ${pin}`, keyword) &&
      same(own, status) &&
      same(limitUse(usedBy(world, pin), cap), wanted),
  );

const sortKeys = (world: World): SortKeys<PurchasingAccount, NonNullable<Input['sort']>> => ({
  used: ({ pin }) => usedBy(world, pin),
  limit: ({ cap }) => cap,
  lastOrderAt: ({ pin }) => lastOrderAt(world, pin),
});

export const queryAccountPage: Handler<'provisional', 'queryAccountPage'> = (input, { world, now }) => {
  const found = sorted(matching(world, input), input.sort, sortKeys(world));
  const page = pageOf(found, input);
  return {
    data: {
      ...page,
      list: page.list.map((account) => accountEntry(world, account, now)),
      sumUsed: yuan(sum(found.map(({ pin }) => usedBy(world, pin)))),
      sumLimit: yuan(sum(found.map(({ cap = 0 }) => cap))),
      unlimited: found.filter(({ cap }) => cap === undefined).length,
      summary: accountSummary(world),
      more: roomFor(world),
    },
  };
};

import { AccountDirection } from '#generated/shared/enums.ts';
import { dayOf } from '../../world/values/calendar.ts';
import { fundAccount } from '../../world/funds/funds.ts';
import { sum, yuan, type Cents } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';
import { inPeriod, oneOf, same } from './wire/filters.ts';
import { pageOf } from './wire/page.ts';
import type { FundAccount, Movement } from '../../world/funds/schema.ts';

interface Entry extends Movement {
  balanceAfter: Cents;
}

/** Every movement with the balance that it led to, the newest first. */
function entriesOf({ movements }: FundAccount): Entry[] {
  let balance = 0;
  return movements
    .map((movement) => {
      balance += movement.direction === AccountDirection.Income ? movement.amount : -movement.amount;
      return { ...movement, balanceAfter: balance };
    })
    .toReversed();
}

const movementEntry = ({ id, at, amount, balanceAfter, ...rest }: Entry) => ({
  ...rest,
  movementNo: id,
  occurredAt: at,
  amount: yuan(amount),
  balanceAfter: yuan(balanceAfter),
});

const sumOf = (entries: readonly Entry[], direction: AccountDirection): number =>
  yuan(sum(entries.filter((entry) => entry.direction === direction).map(({ amount }) => amount)));

export const queryFundMovements: Handler<'provisional', 'queryFundMovements'> = (input, { world, now }) => {
  const account = fundAccount(world, input.accountNo);
  if (account === undefined) return { refuse: 'FundAccountNotOwned' };
  const { types, direction } = input;
  const found = entriesOf(account).filter(
    (entry) =>
      inPeriod(entry.at, input, dayOf(now)) && oneOf(entry.type, types) && same(entry.direction, direction),
  );
  const page = pageOf(found, input);
  return {
    data: {
      ...page,
      list: page.list.map(movementEntry),
      sumIncome: sumOf(found, AccountDirection.Income),
      sumExpense: sumOf(found, AccountDirection.Expense),
    },
  };
};

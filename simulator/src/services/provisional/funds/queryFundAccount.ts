import { fundAccount } from '#simulator/world/funds/funds.ts';
import type { Handler } from '../../handler.ts';
import { fundAccountEntry } from '../wire/fund.ts';

export const queryFundAccount: Handler<'provisional', 'queryFundAccount'> = (
  { accountNo },
  { world, now },
) => {
  const account = fundAccount(world, accountNo);
  return account === undefined
    ? { refuse: 'FundAccountNotOwned' }
    : { data: fundAccountEntry(world, account, now) };
};

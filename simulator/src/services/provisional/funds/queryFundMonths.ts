import { fundAccount } from '#simulator/world/funds/funds.ts';
import { fundMonths } from '#simulator/world/funds/statement.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { monthEntry } from '../wire/fund.ts';

export const queryFundMonths: Handler<'provisional', 'queryFundMonths'> = ({ accountNo }, { world, now }) => {
  const account = fundAccount(world, accountNo);
  return account === undefined
    ? { refuse: 'FundAccountNotOwned' }
    : { data: { accountNo, months: fundMonths(account, dayOf(now)).map(monthEntry) } };
};

import { balanceOf, fundAccount, mayWithdraw } from '../../world/funds/funds.ts';
import type { Handler } from '../handler.ts';

/** Shows nothing for an account that does not belong to the company. */
export const vasWithdrawalCheck: Handler<'gateway', 'vasWithdrawalCheck'> = ({ accountNo }, { world }) => {
  const account = fundAccount(world, accountNo);
  if (account === undefined) return { data: { showGuidance: false, showButton: false } };
  if (!mayWithdraw(world, account)) return { refuse: 'WithdrawalBlocked' };
  return { data: { showGuidance: !account.guidanceRead, showButton: balanceOf(account) > 0 } };
};

import { balanceOf, fundAccount, mayWithdraw } from '../../world/funds/funds.ts';
import type { Handler } from '../handler.ts';

/** Accounts of other companies have nothing to withdraw. */
export const vasWithdrawalCheck: Handler<'gateway', 'vasWithdrawalCheck'> = ({ accountNo }, { world }) => {
  const account = fundAccount(world, accountNo);
  if (account === undefined) return { data: { showGuidance: false, showButton: false } };
  if (!mayWithdraw(world, account)) return { refuse: 'WithdrawalBlocked' };
  return { data: { showGuidance: !account.guidanceRead, showButton: balanceOf(account) > 0 } };
};

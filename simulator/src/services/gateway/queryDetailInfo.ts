import { balanceOf, fundsOf, mayWithdraw } from '../../world/funds/funds.ts';
import { yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';

/** An empty account type means all (spec 2 §7). */
export const queryDetailInfo: Handler<'gateway', 'queryDetailInfo'> = ({ accountType }, { world }) => ({
  data: fundsOf(world)
    .filter((account) => accountType === '' || account.type === accountType)
    .map((account) => ({
      investorNo: account.investorNo,
      accountType: account.type,
      accountNo: account.accountNo,
      balance: yuan(balanceOf(account)),
      withdrawal: mayWithdraw(world, account),
      repayMode: account.repayMode,
    })),
});

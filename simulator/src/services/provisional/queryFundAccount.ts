import { balanceOf, fundAccount, heldBack, mayWithdraw } from '../../world/funds/funds.ts';
import { investorOf } from '../../world/company/investors.ts';
import { yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';

export const queryFundAccount: Handler<'provisional', 'queryFundAccount'> = ({ accountNo }, { world }) => {
  const account = fundAccount(world, accountNo);
  if (account === undefined) return { refuse: 'FundAccountNotOwned' };
  const held = heldBack(world, account);
  return {
    data: {
      accountNo,
      accountType: account.type,
      accountName: world.company.name,
      balance: yuan(balanceOf(account)),
      // What a repayment under way will take is on its way too.
      pendingAmount: yuan(account.pending + held),
      withdrawal: mayWithdraw(account) && held === 0,
      repayMode: account.repayMode,
      investorNo: account.investorNo,
      investorName: investorOf(world, account.investorNo).name,
      openedOn: account.openedOn,
      cards: account.cards,
    },
  };
};

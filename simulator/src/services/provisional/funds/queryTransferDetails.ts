import { mainInvestorNo } from '#simulator/world/company/investors.ts';
import { fundAccount } from '#simulator/world/funds/funds.ts';
import type { Handler } from '../../handler.ts';
import { generalRemark, ownRepayments, transferDetails, transferOf } from '../wire/repay.ts';

/** Returns the payee of a transfer: for a repayment, for paying into a fund account, or for the product in general. */
export const queryTransferDetails: Handler<'provisional', 'queryTransferDetails'> = (
  { productCode, accountNo, repayNo },
  { world },
) => {
  const repayment = ownRepayments(world, productCode).find(({ id }) => id === repayNo);
  if (repayNo !== undefined && repayment === undefined) return { refuse: 'RepaymentNotFound' };
  const account = accountNo === undefined ? undefined : fundAccount(world, accountNo);
  if (accountNo !== undefined && account === undefined) return { refuse: 'FundAccountNotOwned' };
  if (account?.repayMode === 'OFFLINE') return { refuse: 'FundAccountOffline' };
  if (repayment) return { data: transferOf(world, repayment) };
  const remark = account?.accountNo ?? generalRemark(world, productCode);
  return { data: transferDetails(world, account?.investorNo ?? mainInvestorNo, remark) };
};

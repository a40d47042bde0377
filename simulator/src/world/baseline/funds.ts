/** The overflow account and the easyPay account, with the movements that make their balances. */
import { AccountDetailType, AccountDirection, FundAccountType } from '#generated/shared/enums.ts';
import type { FundAccount, Movement } from '../funds.ts';
import { cents, type Cents } from '../money.ts';

export interface FundOptions {
  overflowBalance: Cents;
  pending: Cents;
  repayMode: 'ONLINE' | 'OFFLINE';
  guidanceRead: boolean;
}

/** Recharged for an overdue-proof cushion, partly used to repay, what is left is the balance. */
function overflowMovements(balance: Cents): Movement[] {
  const used = cents(30_114.2);
  const claimed = balance + used;
  return [
    {
      id: 'LS2026102800001',
      type: AccountDetailType.RechargeClaim,
      direction: AccountDirection.Income,
      amount: claimed,
      at: '2026-10-28 14:20:11',
    },
    {
      id: 'LS2026110100002',
      type: AccountDetailType.Repay,
      direction: AccountDirection.Expense,
      amount: used,
      at: '2026-11-01 10:02:45',
    },
  ];
}

export const makeFunds = (options: FundOptions): FundAccount[] => [
  {
    type: FundAccountType.Overflow,
    investorNo: 'ZJF0012',
    accountNo: '8801220611736027',
    repayMode: options.repayMode,
    movements: overflowMovements(options.overflowBalance),
    pending: options.pending,
    guidanceRead: options.guidanceRead,
  },
  {
    type: FundAccountType.EasyPay,
    investorNo: 'ZJF0012',
    accountNo: '6228410933500148',
    repayMode: options.repayMode,
    movements: [],
    pending: 0,
    guidanceRead: false,
  },
];

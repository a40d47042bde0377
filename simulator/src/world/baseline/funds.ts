/** The overflow account and the easyPay account, with the movements that make their balances. */
import {
  AccountDetailType,
  AccountDirection,
  FundAccountType,
  type ClaimType,
} from '#generated/shared/enums.ts';
import { mainInvestorNo } from '../company/investors.ts';
import { cents, type Cents } from '../values/money.ts';
import type { FundAccount, Movement } from '../funds/schema.ts';

export interface FundOptions {
  company: string;
  overflowBalance: Cents;
  pending: Cents;
  repayMode: 'ONLINE' | 'OFFLINE';
  guidanceRead: boolean;
  withOverflow: boolean;
  claimType: ClaimType;
  /** The repayment of the ledger that this account made, where the scenario has it. */
  repaid?: { id: string; amount: Cents };
}

export const overflowAccountNo = '8801220611736027';

const refunded = cents(1_883.45);
const withdrawn = cents(10_000);
const transferred = cents(2_000);

/** Recharged as a cushion against overdue bills, partly used; what is left is the balance. One movement of each type. */
function overflowMovements({ company, overflowBalance, repaid, claimType }: FundOptions): Movement[] {
  const claimed = overflowBalance + (repaid?.amount ?? 0) + withdrawn + transferred - refunded;
  return [
    {
      id: 'LS2026102800000001',
      type: AccountDetailType.RechargeClaim,
      direction: AccountDirection.Income,
      amount: claimed,
      at: '2026-10-28 14:20:11',
      counterparty: company,
      claimType,
    },
    ...(repaid
      ? [
          {
            id: 'LS2026110100000002',
            type: AccountDetailType.Repay,
            direction: AccountDirection.Expense,
            amount: repaid.amount,
            at: '2026-11-01 10:02:45',
            repayNo: repaid.id,
          },
        ]
      : []),
    {
      id: 'LS2026110300000003',
      type: AccountDetailType.Refund,
      direction: AccountDirection.Income,
      amount: refunded,
      at: '2026-11-03 10:05:18',
      remark: '退货退款',
    },
    {
      id: 'LS2026110800000004',
      type: AccountDetailType.Withdraw,
      direction: AccountDirection.Expense,
      amount: withdrawn,
      at: '2026-11-08 15:20:00',
      counterparty: '招商银行杭州滨江支行',
    },
    {
      id: 'LS2026111100000005',
      type: AccountDetailType.Transfer,
      direction: AccountDirection.Expense,
      amount: transferred,
      at: '2026-11-11 09:00:10',
      counterparty: '杭州禾川自动化有限公司',
      remark: '转账',
    },
  ];
}

const overflowAccount = (options: FundOptions): FundAccount => ({
  type: FundAccountType.Overflow,
  investorNo: mainInvestorNo,
  accountNo: overflowAccountNo,
  repayMode: options.repayMode,
  openedOn: '2024-06-18',
  cards: [{ cardNo: '1202 26** **** 3308', accountName: options.company, bankName: '招商银行杭州滨江支行' }],
  movements: overflowMovements(options),
  pending: options.pending,
  guidanceRead: options.guidanceRead,
});

export const makeFunds = (options: FundOptions): FundAccount[] => [
  ...(options.withOverflow ? [overflowAccount(options)] : []),
  {
    type: FundAccountType.EasyPay,
    investorNo: mainInvestorNo,
    accountNo: '6228410933500148',
    repayMode: options.repayMode,
    openedOn: '2024-06-18',
    cards: [],
    movements: [],
    pending: 0,
    guidanceRead: false,
  },
];

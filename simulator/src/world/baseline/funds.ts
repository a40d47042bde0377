/** Makes the fund accounts of the baseline, with movements that add up to their balances. */
import {
  AccountDetailType,
  AccountDirection,
  ClaimType,
  CounterpartKind,
  FundAccountType,
} from '#generated/shared/enums.ts';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { mainInvestorNo, secondInvestorNo } from '../company/investors.ts';
import { easyPayAccount } from '../funds/easyPay.ts';
import type { FundAccount, Movement } from '../funds/schema.ts';
import { cents, type Cents } from '../values/money.ts';

export interface FundOptions {
  company: string;
  legalPerson: string;
  /** The parent's login, which claims and withdraws. */
  pin: string;
  overflowBalance: Cents;
  /** Balance of the factoring account; undefined without one. */
  factoringBalance?: Cents;
  repayMode: 'ONLINE' | 'OFFLINE';
  guidanceRead: boolean;
  withOverflow: boolean;
  /** A second overflow account, of the funder that accepts bank transfers only. */
  withOffline: boolean;
  claimType: ClaimType;
  /** Number of unclaimed transfers, at most three. */
  incoming: number;
  /** Number of bound bank accounts, at most three. */
  cards: number;
  /** The ledger's repayment by the overflow account, if the scenario has it. */
  repaid?: { id: string; amount: Cents; at: string };
  /** The ledger's refund into an account, if the scenario has it. */
  refunded?: { id: string; amount: Cents; at: string };
}

export const overflowAccountNo = '8801220611736027';
export const factoringAccountNo = '8803120611750064';
const offlineAccountNo = '8801220611739915';

const { Income, Expense } = AccountDirection;

/** Amount that the overflow account once sent to a company of the same group; today's rules exclude it (funds/transfers.ts). */
export const transferredAway = cents(2_000);
export const withdrawn = { amount: cents(9_995), fee: cents(5) };
/** Amount transferred from the factoring to the overflow account. */
export const betweenAmount = cents(10_000);
const offlineBalance = cents(12_000);

/** Numbers of the records behind the movements (fundBook.ts). */
export const recordNos = {
  claimed: 'LK2026102800000001',
  factoringClaimed: 'LK2026103000000002',
  offlineClaimed: 'LK2026101500000007',
  withdrawal: 'ZC2026110800000001',
  between: 'HZ2026110700000001',
  transferredAway: 'HZ2026111100000002',
} as const;

/** Returns the members of the movement of a claimed transfer. @param no number of the transfer */
const claimedFrom = (no: string, counterparty: string, claimType: ClaimType) => ({
  type: AccountDetailType.RechargeClaim,
  direction: Income,
  counterpart: { kind: CounterpartKind.IncomingTransfer, no },
  counterparty,
  claimType,
});

const refundMovement = ({ refunded }: FundOptions): Movement[] =>
  refunded
    ? [
        {
          id: 'LS2026110300000003',
          type: AccountDetailType.Refund,
          direction: Income,
          amount: refunded.amount,
          at: refunded.at,
          counterpart: { kind: CounterpartKind.Refund, no: refunded.id },
          remark: '退货退款',
        },
      ]
    : [];

/** Returns the amount of the claimed transfer: the balance plus all later expenses, less later income. */
const overflowClaim = (options: FundOptions): Cents =>
  options.overflowBalance +
  (options.repaid?.amount ?? 0) +
  withdrawn.amount +
  withdrawn.fee +
  transferredAway -
  (options.refunded?.amount ?? 0) -
  (options.factoringBalance === undefined ? 0 : betweenAmount);

/** Returns the movements of the overflow account: a claimed transfer, then one movement of each other type. */
function overflowMovements(options: FundOptions): Movement[] {
  const { company, repaid, claimType, factoringBalance } = options;
  return [
    {
      id: 'LS2026102800000001',
      ...claimedFrom(recordNos.claimed, company, claimType),
      amount: overflowClaim(options),
      at: '2026-10-28 14:20:11',
    },
    ...(repaid
      ? [
          {
            id: 'LS2026110100000002',
            type: AccountDetailType.Repay,
            direction: Expense,
            amount: repaid.amount,
            at: repaid.at,
            counterpart: { kind: CounterpartKind.Repayment, no: repaid.id },
          },
        ]
      : []),
    ...refundMovement(options),
    ...(factoringBalance === undefined ? [] : [betweenAccounts('LS2026110700000007', Income)]),
    {
      id: 'LS2026110800000004',
      type: AccountDetailType.Withdraw,
      direction: Expense,
      amount: withdrawn.amount + withdrawn.fee,
      at: '2026-11-08 15:20:00',
      counterpart: { kind: CounterpartKind.Withdrawal, no: recordNos.withdrawal },
      counterparty: '招商银行杭州滨江支行',
    },
    {
      id: 'LS2026111100000005',
      type: AccountDetailType.Transfer,
      direction: Expense,
      amount: transferredAway,
      at: '2026-11-11 09:00:10',
      counterpart: { kind: CounterpartKind.BalanceTransfer, no: recordNos.transferredAway },
      counterparty: '杭州禾川自动化有限公司',
      remark: '转账',
    },
  ];
}

/** Returns one side of the transfer from the factoring to the overflow account. */
const betweenAccounts = (id: string, direction: AccountDirection): Movement => ({
  id,
  type: AccountDetailType.Transfer,
  direction,
  amount: betweenAmount,
  at: '2026-11-07 10:30:00',
  counterpart: { kind: CounterpartKind.BalanceTransfer, no: recordNos.between },
  counterparty:
    FundAccountTypeLabel[direction === Income ? FundAccountType.Factoring : FundAccountType.Overflow],
  remark: '余额划转',
});

const overflowAccount = (options: FundOptions): FundAccount => ({
  type: FundAccountType.Overflow,
  investorNo: mainInvestorNo,
  accountNo: overflowAccountNo,
  repayMode: options.repayMode,
  openedOn: '2024-06-18',
  movements: overflowMovements(options),
  guidanceRead: options.guidanceRead,
});

const offlineAccount = ({ company, guidanceRead }: FundOptions): FundAccount => ({
  type: FundAccountType.Overflow,
  investorNo: secondInvestorNo,
  accountNo: offlineAccountNo,
  repayMode: 'OFFLINE',
  openedOn: '2025-08-02',
  movements: [
    {
      id: 'LS2026101500000009',
      ...claimedFrom(recordNos.offlineClaimed, company, ClaimType.OperatorClaim),
      amount: offlineBalance,
      at: '2026-10-15 11:02:30',
    },
  ],
  guidanceRead,
});

const factoringAccount = (options: FundOptions, balance: Cents): FundAccount => ({
  type: FundAccountType.Factoring,
  investorNo: mainInvestorNo,
  accountNo: factoringAccountNo,
  repayMode: options.repayMode,
  openedOn: '2025-01-09',
  movements: [
    {
      id: 'LS2026103000000006',
      ...claimedFrom(recordNos.factoringClaimed, options.company, ClaimType.SelfClaim),
      amount: balance + (options.withOverflow ? betweenAmount : 0),
      at: '2026-10-30 10:18:40',
    },
    ...(options.withOverflow ? [betweenAccounts('LS2026110700000008', Expense)] : []),
  ],
  guidanceRead: options.guidanceRead,
});

export const makeFunds = (options: FundOptions): FundAccount[] => [
  ...(options.withOverflow ? [overflowAccount(options)] : []),
  ...(options.withOffline ? [offlineAccount(options)] : []),
  {
    ...easyPayAccount({ repayMode: options.repayMode, openedOn: '2024-06-18' }),
    // Receives refunds if there is no overflow account.
    movements: options.withOverflow ? [] : refundMovement(options),
  },
  ...(options.factoringBalance === undefined ? [] : [factoringAccount(options, options.factoringBalance)]),
];

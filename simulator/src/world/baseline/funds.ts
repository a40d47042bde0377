/** Makes the fund accounts of the baseline: movements that add up to their balances, and the records of the movements. */
import {
  AccountDetailType,
  AccountDirection,
  BankCardKind,
  ClaimStatus,
  ClaimType,
  CounterpartKind,
  FundAccountType,
  WithdrawalStatus,
} from '#generated/shared/enums.ts';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { mainInvestorNo, secondInvestorNo } from '../company/investors.ts';
import { easyPayAccount } from '../funds/easyPay.ts';
import type { BankCard, FundAccount, FundBook, IncomingTransfer, Movement } from '../funds/schema.ts';
import { terms } from '../terms.ts';
import { instantOfMoment, momentOf } from '../values/calendar.ts';
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

/** Amount that the overflow account sent to a company of the same group, before today's rules. */
const transferredAway = cents(2_000);
const withdrawn = { amount: cents(9_995), fee: cents(5) };
/** Amount transferred from the factoring to the overflow account. */
const betweenAmount = cents(10_000);
const offlineBalance = cents(12_000);

const makeCards = ({ company, legalPerson, cards }: FundOptions): BankCard[] =>
  [
    {
      id: 'YHK0001',
      cardNo: '1202264900183308',
      accountName: company,
      bankName: '招商银行杭州滨江支行',
      kind: BankCardKind.Corporate,
      isDefault: true,
      boundOn: '2024-06-18',
    },
    {
      id: 'YHK0002',
      cardNo: '6222021202047145',
      accountName: company,
      bankName: '中国工商银行杭州长河支行',
      kind: BankCardKind.Corporate,
      isDefault: false,
      boundOn: '2025-03-11',
    },
    {
      id: 'YHK0003',
      cardNo: '6217001540080926',
      accountName: legalPerson,
      bankName: '中国建设银行杭州高新支行',
      kind: BankCardKind.Personal,
      isDefault: true,
      boundOn: '2025-09-02',
    },
  ].slice(0, cards);

const claimedNo = 'LK2026102800000001';
const factoringClaimedNo = 'LK2026103000000002';
const offlineClaimedNo = 'LK2026101500000007';
const withdrawalNo = 'ZC2026110800000001';
const balanceTransferNo = 'HZ2026110700000001';
const transferredAwayNo = 'HZ2026111100000002';

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
      ...claimedFrom(claimedNo, company, claimType),
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
      counterpart: { kind: CounterpartKind.Withdrawal, no: withdrawalNo },
      counterparty: '招商银行杭州滨江支行',
    },
    {
      id: 'LS2026111100000005',
      type: AccountDetailType.Transfer,
      direction: Expense,
      amount: transferredAway,
      at: '2026-11-11 09:00:10',
      counterpart: { kind: CounterpartKind.BalanceTransfer, no: transferredAwayNo },
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
  counterpart: { kind: CounterpartKind.BalanceTransfer, no: balanceTransferNo },
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
      ...claimedFrom(offlineClaimedNo, company, ClaimType.OperatorClaim),
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
      ...claimedFrom(factoringClaimedNo, options.company, ClaimType.SelfClaim),
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

const transferOf = (
  options: FundOptions,
  template: Pick<IncomingTransfer, 'no' | 'amount' | 'at'> & Partial<IncomingTransfer>,
): IncomingTransfer => ({
  investorNo: mainInvestorNo,
  payerName: options.company,
  payerBank: '招商银行',
  payerAccount: '1202264900183308',
  wrong: 0,
  ...template,
});

/** Returns unclaimed transfers, newest first. */
const unclaimedTransfers = (options: FundOptions): IncomingTransfer[] =>
  [
    {
      no: 'LK2026111200000004',
      amount: cents(56_000),
      at: '2026-11-12 07:58:20',
      remark: '货款备用',
    },
    { no: 'LK2026111100000003', amount: cents(18_650.4), at: '2026-11-11 16:20:05', remark: '还款' },
    { no: 'LK2026111000000006', amount: cents(8_200), at: '2026-11-10 09:41:33' },
  ]
    .slice(0, options.incoming)
    .map((template) => transferOf(options, template));

/** Returns a past claim with its transfer. */
function pastClaim(
  options: FundOptions,
  no: string,
  claimNo: string,
  account: FundAccount,
): Pick<FundBook, 'incoming' | 'claims' | 'vouchers'> {
  const movement = account.movements.find(({ counterpart }) => counterpart.no === no);
  if (movement === undefined) return { incoming: [], claims: [], vouchers: [] };
  const day = movement.at.slice(0, 10);
  const digits = no.slice(2);
  const arrived = `${day} 09:12:06`;
  const before = (minutes: number) => momentOf(instantOfMoment(movement.at) - minutes * 60_000);
  return {
    incoming: [
      transferOf(options, { no, investorNo: account.investorNo, amount: movement.amount, at: arrived }),
    ],
    vouchers: [
      {
        id: `PZ${digits}`,
        transferNo: no,
        name: `招商银行电子回单${day.replaceAll('-', '')}.pdf`,
        bytes: 188_416,
        type: 'application/pdf',
        uploadedAt: before(terms.claimMinutes + 1),
      },
    ],
    claims: [
      {
        no: claimNo,
        transferNo: no,
        accountNo: account.accountNo,
        claimType: movement.claimType ?? ClaimType.SelfClaim,
        amount: movement.amount,
        day,
        vouchers: [`PZ${digits}`],
        pin: options.pin,
        status: ClaimStatus.Success,
        submittedAt: before(terms.claimMinutes),
        finishedAt: movement.at,
      },
    ],
  };
}

export const emptyBook: FundBook = {
  incoming: [],
  vouchers: [],
  claims: [],
  withdrawals: [],
  transfers: [],
  cards: [],
};

const transfersOf = ({ withOverflow, factoringBalance }: FundOptions): FundBook['transfers'] => {
  if (!withOverflow) return [];
  const between = {
    no: balanceTransferNo,
    fromAccountNo: factoringAccountNo,
    toAccountNo: overflowAccountNo,
    amount: betweenAmount,
    at: '2026-11-07 10:30:00',
  };
  const toOthers = {
    no: transferredAwayNo,
    fromAccountNo: overflowAccountNo,
    amount: transferredAway,
    at: '2026-11-11 09:00:10',
  };
  return factoringBalance === undefined ? [toOthers] : [between, toOthers];
};

function withdrawalsOf(options: FundOptions): FundBook['withdrawals'] {
  const [card] = makeCards({ ...options, cards: 1 });
  if (!options.withOverflow || card === undefined) return [];
  return [
    {
      no: withdrawalNo,
      accountNo: overflowAccountNo,
      ...withdrawn,
      card,
      pin: options.pin,
      status: WithdrawalStatus.Success,
      submittedAt: '2026-11-08 15:20:00',
      finishedAt: '2026-11-08 17:20:00',
    },
  ];
}

/** Uploaded this morning for a claim that was not sent. */
const unsentVoucher: FundBook['vouchers'][number] = {
  id: 'PZ2026111200000001',
  transferNo: 'LK2026111200000004',
  name: '招商银行电子回单20261112.pdf',
  bytes: 190_464,
  type: 'application/pdf',
  uploadedAt: '2026-11-12 09:05:00',
};

/** Returns the records of all movements, and those that have no movement yet. */
export function makeFundBook(options: FundOptions, funds: readonly FundAccount[]): FundBook {
  const past = [
    [claimedNo, 'RL2026102800000001'],
    [factoringClaimedNo, 'RL2026103000000002'],
    [offlineClaimedNo, 'RL2026101500000003'],
  ].flatMap(([no = '', claimNo = '']) => funds.map((account) => pastClaim(options, no, claimNo, account)));
  return {
    incoming: [...past.flatMap(({ incoming }) => incoming), ...unclaimedTransfers(options)],
    vouchers: [
      ...past.flatMap(({ vouchers }) => vouchers),
      ...(options.incoming > 0 ? [{ ...unsentVoucher }] : []),
    ],
    claims: past.flatMap(({ claims }) => claims),
    withdrawals: withdrawalsOf(options),
    transfers: transfersOf(options),
    cards: makeCards(options),
  };
}

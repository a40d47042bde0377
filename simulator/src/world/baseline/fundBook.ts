/** Makes the records of the baseline's movements, and those that have no movement yet. */
import { BankCardKind, ClaimStatus, ClaimType, WithdrawalStatus } from '#generated/shared/enums.ts';
import { mainInvestorNo } from '../company/investors.ts';
import type { BankCard, FundAccount, FundBook, IncomingTransfer } from '../funds/schema.ts';
import { terms } from '../terms.ts';
import { instantOfMoment, momentOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import {
  betweenAmount,
  factoringAccountNo,
  overflowAccountNo,
  recordNos,
  transferredAway,
  withdrawn,
  type FundOptions,
} from './funds.ts';

export const emptyBook: FundBook = {
  incoming: [],
  vouchers: [],
  claims: [],
  withdrawals: [],
  transfers: [],
  cards: [],
};

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

const transfersOf = ({ withOverflow, factoringBalance }: FundOptions): FundBook['transfers'] => {
  if (!withOverflow) return [];
  const between = {
    no: recordNos.between,
    fromAccountNo: factoringAccountNo,
    toAccountNo: overflowAccountNo,
    amount: betweenAmount,
    at: '2026-11-07 10:30:00',
  };
  const toOthers = {
    no: recordNos.transferredAway,
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
      no: recordNos.withdrawal,
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

export function makeFundBook(options: FundOptions, funds: readonly FundAccount[]): FundBook {
  const past = [
    [recordNos.claimed, 'RL2026102800000001'],
    [recordNos.factoringClaimed, 'RL2026103000000002'],
    [recordNos.offlineClaimed, 'RL2026101500000003'],
  ].flatMap(([no = '', claimNo = '']) => funds.map((account) => pastClaim(options, no, claimNo, account)));
  return {
    incoming: [...past.flatMap(({ incoming }) => incoming), ...unclaimedTransfers(options)],
    vouchers: [...past.flatMap(({ vouchers }) => vouchers), ...(options.incoming > 0 ? [unsentVoucher] : [])],
    claims: past.flatMap(({ claims }) => claims),
    withdrawals: withdrawalsOf(options),
    transfers: transfersOf(options),
    cards: makeCards(options),
  };
}

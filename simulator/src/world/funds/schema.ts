/** Schema of the company's fund accounts and of everything that moves money into or out of them. */
import { Type, type Static } from 'typebox';
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
import { FileType } from '../quota/schema.ts';
import { cents, count, day, moment, record } from '../values/schema.ts';

/** The record that caused a movement. */
const Counterpart = record({ kind: Type.Enum(CounterpartKind), no: Type.String() });

export const Movement = record({
  id: Type.String(),
  type: Type.Enum(AccountDetailType),
  direction: Type.Enum(AccountDirection),
  amount: cents,
  at: moment,
  counterpart: Counterpart,
  counterparty: Type.Optional(Type.String()),
  remark: Type.Optional(Type.String()),
  claimType: Type.Optional(Type.Enum(ClaimType)),
});
export type Movement = Static<typeof Movement>;

export const FundAccount = record({
  type: Type.Enum(FundAccountType),
  investorNo: Type.String(),
  accountNo: Type.String(),
  /** OFFLINE: the hotline handles transfers and claims (docs/decisions/0228). */
  repayMode: Type.Enum(['ONLINE', 'OFFLINE']),
  openedOn: day,
  movements: Type.Array(Movement),
  guidanceRead: Type.Boolean(),
});
export type FundAccount = Static<typeof FundAccount>;

/** Money from the company's bank at a funder, with an unknown purpose. */
export const IncomingTransfer = record({
  no: Type.String(),
  investorNo: Type.String(),
  payerName: Type.String(),
  payerBank: Type.String(),
  payerAccount: Type.String(),
  amount: cents,
  at: moment,
  remark: Type.Optional(Type.String()),
  /** Number of wrong proofs on the day `wrongOn`. */
  wrong: count,
  wrongOn: Type.Optional(day),
});
export type IncomingTransfer = Static<typeof IncomingTransfer>;

export const Voucher = record({
  id: Type.String(),
  transferNo: Type.String(),
  name: Type.String(),
  bytes: count,
  type: FileType,
  uploadedAt: moment,
});
export type Voucher = Static<typeof Voucher>;

/** Assigns an incoming transfer to an account, with its proof. */
export const Claim = record({
  no: Type.String(),
  transferNo: Type.String(),
  accountNo: Type.String(),
  claimType: Type.Enum(ClaimType),
  amount: cents,
  day,
  vouchers: Type.Array(Type.String()),
  pin: Type.String(),
  status: Type.Enum(ClaimStatus),
  submittedAt: moment,
  /** End of the processing. */
  finishedAt: moment,
  failReason: Type.Optional(Type.String()),
});
export type Claim = Static<typeof Claim>;

export const BankCard = record({
  id: Type.String(),
  cardNo: Type.String(),
  accountName: Type.String(),
  bankName: Type.String(),
  kind: Type.Enum(BankCardKind),
  isDefault: Type.Boolean(),
  boundOn: day,
});
export type BankCard = Static<typeof BankCard>;

/** The account pays amount and fee on acceptance, and gets both back on failure. */
export const Withdrawal = record({
  no: Type.String(),
  accountNo: Type.String(),
  amount: cents,
  fee: cents,
  /** The card at that time: it may have been unbound since. */
  card: BankCard,
  pin: Type.String(),
  status: Type.Enum(WithdrawalStatus),
  submittedAt: moment,
  /** End of the processing. */
  finishedAt: moment,
  failReason: Type.Optional(Type.String()),
});
export type Withdrawal = Static<typeof Withdrawal>;

export const BalanceTransfer = record({
  no: Type.String(),
  fromAccountNo: Type.String(),
  /** Absent if the money left the company's own accounts. */
  toAccountNo: Type.Optional(Type.String()),
  amount: cents,
  at: moment,
});
export type BalanceTransfer = Static<typeof BalanceTransfer>;

/** Records behind the movements of the accounts, except repayments and refunds. */
export const FundBook = record({
  incoming: Type.Array(IncomingTransfer),
  vouchers: Type.Array(Voucher),
  claims: Type.Array(Claim),
  withdrawals: Type.Array(Withdrawal),
  transfers: Type.Array(BalanceTransfer),
  cards: Type.Array(BankCard),
});
export type FundBook = Static<typeof FundBook>;

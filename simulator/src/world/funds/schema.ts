/** What is stored of the easyPay repayment account and the overflow deposit account. */
import { Type, type Static } from 'typebox';
import { AccountDetailType, AccountDirection, ClaimType, FundAccountType } from '#generated/shared/enums.ts';
import { cents, day, moment, record } from '../values/schema.ts';

export const Movement = record({
  id: Type.String(),
  type: Type.Enum(AccountDetailType),
  direction: Type.Enum(AccountDirection),
  amount: cents,
  at: moment,
  counterparty: Type.Optional(Type.String()),
  remark: Type.Optional(Type.String()),
  repayNo: Type.Optional(Type.String()),
  claimType: Type.Optional(Type.Enum(ClaimType)),
});
export type Movement = Static<typeof Movement>;

const BankCard = record({
  cardNo: Type.String(),
  accountName: Type.String(),
  bankName: Type.String(),
});

export const FundAccount = record({
  type: Type.Enum(FundAccountType),
  investorNo: Type.String(),
  accountNo: Type.String(),
  /** OFFLINE: transfers in and claims go through the hotline (decisions.md 28). */
  repayMode: Type.Enum(['ONLINE', 'OFFLINE']),
  openedOn: day,
  cards: Type.Array(BankCard),
  movements: Type.Array(Movement),
  /** Amount under way that blocks transfer out (spec 2 §2.4). */
  pending: cents,
  guidanceRead: Type.Boolean(),
});
export type FundAccount = Static<typeof FundAccount>;

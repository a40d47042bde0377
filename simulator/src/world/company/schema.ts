/** Schema of the company, its logins and the viewer. */
import { Type, type Static } from 'typebox';
import {
  AccountStatus,
  AccountType,
  AuthOpenStatus,
  Cycle,
  FlowType,
  OpeningField,
  ProductCode,
  SmsType,
  TargetVersion,
  UserTag,
} from '#generated/shared/enums.ts';
import {
  Abnormal,
  Application,
  AuditOutcome,
  Callback,
  CardReading,
  Correctable,
  Elsewhere,
} from '../opening/schema.ts';
import { cents, count, day, moment, orNull, record } from '../values/schema.ts';

export const Company = record({
  name: Type.String(),
  creditCode: Type.String(),
  legalPerson: Type.String(),
  admin: record({ name: Type.String(), phone: Type.String() }),
  /** Changes since the products were opened. */
  corrected: Type.Optional(Correctable),
  /** Fields emptied since. */
  emptied: Type.Optional(Type.Array(Type.Enum(OpeningField))),
});
export type Company = Static<typeof Company>;

/** A login that buys for the company: the parent or a child. */
export const PurchasingAccount = record({
  pin: Type.String(),
  nickname: Type.String(),
  type: Type.Enum(AccountType),
  status: Type.Enum(AccountStatus),
  phone: Type.String(),
  tag: Type.Enum(UserTag),
  /** One billing cycle per account; a company may hold several. */
  cycle: Type.Enum(Cycle),
  /** The account's own repayment day of a monthly bill, if chosen. */
  lastPayDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  /** Maximum use of the account; without it, it shares the company's line. */
  cap: Type.Optional(cents),
});
export type PurchasingAccount = Static<typeof PurchasingAccount>;

export const ProductOpening = record({
  product: Type.Enum(ProductCode),
  openedOn: day,
  /** The product's billing cycle. */
  rule: Type.Enum(Cycle),
});
export type ProductOpening = Static<typeof ProductOpening>;

/** Provider data about opening a product: real name, flow, qualifications, switches (spec 1 §4, 2 §2.2). */
export const Opening = record({
  /** Enterprise account of the provider, which 12003 requires. */
  bpinUser: Type.Boolean(),
  factoringType: Type.String(),
  flowType: Type.Enum(FlowType),
  /** Company information is incomplete: the menu says 待完善. */
  needCompleteInfo: Type.Boolean(),
  /** May be upgraded to the wholesale product 12025. */
  upgradable: Type.Boolean(),
  switches: record({
    increaseEntrance: Type.Enum(TargetVersion),
    newCreditRoute: Type.Enum(TargetVersion),
  }),
  /** In order of their start. */
  applications: Type.Array(Application),
  audit: AuditOutcome,
  /** ID cards are read with this result; absent where the provider does not read them. */
  cardReading: Type.Optional(CardReading),
  callbacks: Type.Array(Callback),
  elsewhere: Type.Optional(Elsewhere),
  abnormal: Type.Optional(Abnormal),
});
export type Opening = Static<typeof Opening>;

/** A funder of the bills. */
export const Investor = record({
  no: Type.String(),
  name: Type.String(),
  /** OFFLINE: accepts bank transfers only (docs/decisions/0228). */
  repayMode: Type.Enum(['ONLINE', 'OFFLINE']),
  bank: record({ accountNo: Type.String(), bankName: Type.String(), bankCode: Type.String() }),
});
export type Investor = Static<typeof Investor>;

/** Login of the session. */
export const Viewer = record({
  loggedIn: Type.Boolean(),
  /** Login account; its nickname and phone are on the purchasing account of the same pin. */
  pin: Type.String(),
  account: Type.Enum(AccountType),
  /** Product with which the provider opens the portal; null if unknown. */
  product: orNull(Type.Enum(ProductCode)),
  userTag: Type.Enum(UserTag),
  /** Mall admin, needed to open 12025. */
  admin: Type.Boolean(),
  /** Channel of entry, such as XTL-UPGRADE or HC. */
  channel: Type.Optional(Type.String()),
});
export type Viewer = Static<typeof Viewer>;

export const AuthAttempt = record({
  flowNo: Type.String(),
  bizType: Type.String(),
  startedAt: moment,
  status: Type.Enum(AuthOpenStatus),
});
export type AuthAttempt = Static<typeof AuthAttempt>;

export const Auth = record({
  /** The provider asks for authentication before a business step. */
  needed: Type.Boolean(),
  /** Default outcome of the simulated authentication page. */
  outcome: Type.Enum(AuthOpenStatus),
  attempts: Type.Array(AuthAttempt),
});
export type Auth = Static<typeof Auth>;

export const SmsCode = record({
  type: Type.Enum(SmsType),
  phone: Type.String(),
  sentAt: moment,
  /** Number of wrong codes. */
  wrong: count,
  verified: Type.Boolean(),
  /** Proof returned by its verification. */
  token: Type.Optional(Type.String()),
});
export type SmsCode = Static<typeof SmsCode>;

/** What is stored of the company, its logins and the person who looks at the portal. */
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
import { Abnormal, Application, AuditOutcome, Callback, Correctable, Elsewhere } from '../opening/schema.ts';
import { cents, count, day, moment, orNull, record } from '../values/schema.ts';

export const Company = record({
  name: Type.String(),
  creditCode: Type.String(),
  legalPerson: Type.String(),
  admin: record({ name: Type.String(), phone: Type.String() }),
  /** What was changed since the products were opened. */
  corrected: Type.Optional(Correctable),
  /** What was taken away since, whatever stood there. */
  emptied: Type.Optional(Type.Array(Type.Enum(OpeningField))),
});
export type Company = Static<typeof Company>;

/** A login account that buys for the company: the parent or one of its children. */
export const PurchasingAccount = record({
  pin: Type.String(),
  nickname: Type.String(),
  type: Type.Enum(AccountType),
  status: Type.Enum(AccountStatus),
  phone: Type.String(),
  tag: Type.Enum(UserTag),
  /** One billing cycle per account; a company may hold several. */
  cycle: Type.Enum(Cycle),
  /** The account's own day of the month to pay a monthly bill, where it has one. */
  lastPayDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  /** What the account may use at most; without it, it shares the company's line. */
  cap: Type.Optional(cents),
});
export type PurchasingAccount = Static<typeof PurchasingAccount>;

export const ProductOpening = record({
  product: Type.Enum(ProductCode),
  openedOn: day,
  /** The cycle that the product bills by. */
  rule: Type.Enum(Cycle),
});
export type ProductOpening = Static<typeof ProductOpening>;

/** What the provider knows about opening a product: real name, flow, qualifications, switches (spec 1 §4, 2 §2.2). */
export const Opening = record({
  /** Enterprise account of the provider, which 12003 requires. */
  bpinUser: Type.Boolean(),
  factoringType: Type.String(),
  flowType: Type.Enum(FlowType),
  /** Company information has gaps: the menu says 待完善. */
  needCompleteInfo: Type.Boolean(),
  /** May be upgraded to the wholesale product 12025. */
  upgradable: Type.Boolean(),
  switches: record({
    increaseEntrance: Type.Enum(TargetVersion),
    newCreditRoute: Type.Enum(TargetVersion),
  }),
  /** In the order in which they were begun. */
  applications: Type.Array(Application),
  audit: AuditOutcome,
  callbacks: Type.Array(Callback),
  elsewhere: Type.Optional(Elsewhere),
  abnormal: Type.Optional(Abnormal),
});
export type Opening = Static<typeof Opening>;

/** A funder behind the bills. */
export const Investor = record({
  no: Type.String(),
  name: Type.String(),
  /** OFFLINE: takes bank transfers only (docs/decisions/0228). */
  repayMode: Type.Enum(['ONLINE', 'OFFLINE']),
  bank: record({ accountNo: Type.String(), bankName: Type.String(), bankCode: Type.String() }),
});
export type Investor = Static<typeof Investor>;

/** Who looks at the portal: the login of the session. */
export const Viewer = record({
  loggedIn: Type.Boolean(),
  /** Login account; its nickname and phone are on the purchasing account of the same pin. */
  pin: Type.String(),
  account: Type.Enum(AccountType),
  /** Product that the provider opens the portal with; none when nothing tells. */
  product: orNull(Type.Enum(ProductCode)),
  userTag: Type.Enum(UserTag),
  /** Mall admin, needed to open 12025. */
  admin: Type.Boolean(),
  /** Channel of entry, like XTL-UPGRADE or HC. */
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
  /** What the simulated authentication page answers unless QA picks another outcome. */
  outcome: Type.Enum(AuthOpenStatus),
  attempts: Type.Array(AuthAttempt),
});
export type Auth = Static<typeof Auth>;

export const SmsCode = record({
  type: Type.Enum(SmsType),
  phone: Type.String(),
  sentAt: moment,
  /** Wrong codes entered. */
  wrong: count,
  verified: Type.Boolean(),
  /** The proof that verifying it gave. */
  token: Type.Optional(Type.String()),
});
export type SmsCode = Static<typeof SmsCode>;

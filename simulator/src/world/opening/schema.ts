/** Schema of opening products: applications and obstacles. */
import { Type, type Static } from 'typebox';
import {
  CallbackTime,
  CompanyKind,
  ContactRole,
  Cycle,
  OpeningField,
  OpeningMaterial,
  OpeningStatus,
  OpeningStep,
  PayHabit,
  ProductCode,
  PurchaseKind,
  PurchaseVolume,
  Relationship,
  VerifyWay,
} from '#generated/shared/enums.ts';
import { FileType } from '../quota/schema.ts';
import { cents, count, day, moment, record } from '../values/schema.ts';

export const CompanyEntry = record({
  companyName: Type.String(),
  creditCode: Type.String(),
  companyKind: Type.Enum(CompanyKind),
  /** In units of 10,000 yuan, as on a licence. */
  registeredCapital: Type.Number({ minimum: 0, maximum: 100_000_000 }),
  foundedOn: day,
  /** Absent for an unlimited licence. */
  termTo: Type.Optional(day),
  regionCode: Type.String(),
  address: Type.String(),
  officeAddress: Type.Optional(Type.String()),
  legalName: Type.String(),
  legalIdNo: Type.String(),
  legalIdFrom: day,
  legalIdTo: Type.Optional(day),
  legalPhone: Type.String(),
});
export type CompanyEntry = Static<typeof CompanyEntry>;

/** Fields that can be corrected later, for an audit or by a change. */
export const Correctable = record({
  registeredCapital: Type.Optional(CompanyEntry.properties.registeredCapital),
  termTo: Type.Optional(day),
  regionCode: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  officeAddress: Type.Optional(Type.String()),
  legalIdFrom: Type.Optional(day),
  legalIdTo: Type.Optional(day),
  legalPhone: Type.Optional(Type.String()),
});
export type Correctable = Static<typeof Correctable>;

export const Contact = record({
  name: Type.String(),
  role: Type.Enum(ContactRole),
  relationship: Type.Optional(Type.Enum(Relationship)),
  phone: Type.String(),
  email: Type.String(),
});
export type Contact = Static<typeof Contact>;

export const Business = record({
  purchaseKinds: Type.Array(Type.Enum(PurchaseKind)),
  monthlyVolume: Type.Enum(PurchaseVolume),
  payHabit: Type.Enum(PayHabit),
  recommendCode: Type.Optional(Type.String()),
});
export type Business = Static<typeof Business>;

export const OpeningFile = record({
  id: Type.String(),
  materialType: Type.Enum(OpeningMaterial),
  name: Type.String(),
  bytes: count,
  type: FileType,
  uploadedAt: moment,
  /** Uploaded on request of the audit. */
  supplement: Type.Optional(Type.Boolean()),
  removed: Type.Optional(Type.Boolean()),
});
export type OpeningFile = Static<typeof OpeningFile>;

/** Small transfer that proves the owner of the bank account. */
export const Transfer = record({
  accountNo: Type.String(),
  bankName: Type.String(),
  sentAt: moment,
  amount: cents,
  wrong: count,
});
export type Transfer = Static<typeof Transfer>;

/** Link for signing, sent to the legal person. */
export const SignLink = record({
  linkNo: Type.String(),
  phone: Type.String(),
  legalIdNo: Type.String(),
  sentAt: moment,
  signedAt: Type.Optional(moment),
});
export type SignLink = Static<typeof SignLink>;

const SignedContract = record({
  templateNo: Type.String(),
  contractNo: Type.String(),
  at: moment,
});

export const MaterialRule = record({
  type: Type.Enum(OpeningMaterial),
  desc: Type.String(),
  min: count,
  max: count,
});
export type MaterialRule = Static<typeof MaterialRule>;

/** Data requested by an audit or a change of company information. */
export const RequestedInfo = record({
  reason: Type.String(),
  deadline: day,
  fields: Type.Array(Type.Enum(OpeningField)),
  materials: Type.Array(MaterialRule),
});
export type RequestedInfo = Static<typeof RequestedInfo>;

export const Audit = record({
  submittedAt: moment,
  documentsAt: moment,
  /** Time of the result, expected or actual. */
  finishedAt: moment,
  limit: Type.Optional(cents),
  cycle: Type.Optional(Type.Enum(Cycle)),
  retryOn: Type.Optional(day),
});
export type Audit = Static<typeof Audit>;

export const Application = record({
  applyNo: Type.String(),
  product: Type.Enum(ProductCode),
  status: Type.Enum(OpeningStatus),
  version: count,
  from: Type.Optional(Type.String()),
  createdAt: moment,
  updatedAt: moment,
  drafts: Type.Array(
    record({ step: Type.Enum(OpeningStep), content: Type.String({ maxLength: 20_000 }), savedAt: moment }),
  ),
  /** Confirmed steps; verifying and signing are derived from their results. */
  confirmed: Type.Array(Type.Enum(OpeningStep)),
  company: Type.Optional(CompanyEntry),
  /** Time of the last change of the company's identity: earlier authentications do not count. */
  identifiedAt: Type.Optional(moment),
  /** A business licence was uploaded and read. */
  recognised: Type.Boolean(),
  verified: Type.Optional(record({ way: Type.Enum(VerifyWay), at: moment })),
  transfer: Type.Optional(Transfer),
  contacts: Type.Array(Contact),
  /** Phones verified by an SMS code. */
  phones: Type.Array(Type.String()),
  business: Type.Optional(Business),
  files: Type.Array(OpeningFile),
  signed: Type.Array(SignedContract),
  /** Face checks used for a signature: each counts once. */
  spentFlows: Type.Array(Type.String()),
  links: Type.Array(SignLink),
  audit: Type.Optional(Audit),
});
export type Application = Static<typeof Application>;

export const Callback = record({
  product: Type.Enum(ProductCode),
  name: Type.String(),
  phone: Type.String(),
  time: Type.Enum(CallbackTime),
  requestedAt: moment,
  callAt: moment,
});
export type Callback = Static<typeof Callback>;

/** Outcome of an audit; the tester chooses. */
export const AuditOutcome = Type.Enum(['passed', 'refused', 'more', 'contract']);
export type AuditOutcome = Static<typeof AuditOutcome>;

/** Result of reading an ID card; the tester chooses. */
export const CardReading = Type.Enum(['read', 'doubt', 'failed']);
export type CardReading = Static<typeof CardReading>;

/** The product was opened with another login. */
export const Elsewhere = record({ account: Type.String(), openedOn: day });

/** Abnormal operation, until the register removes it. */
export const Abnormal = record({
  reason: Type.String(),
  authority: Type.String(),
  since: day,
  until: day,
});

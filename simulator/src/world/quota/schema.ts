/** Schema of the credit line and of applications to raise it. */
import { Type, type Static } from 'typebox';
import {
  AccountStatus,
  IncreaseKind,
  IncreaseMethod,
  IncreaseStatus,
  MaterialType,
  QuotaStatus,
  QuotaType,
  RiskFrozenStatus,
} from '#generated/shared/enums.ts';
import { cents, count, day, moment, record } from '../values/schema.ts';

export const Quota = record({
  type: Type.Enum(QuotaType),
  fixed: cents,
  temporary: cents,
  /** Reserved for open purchases; a frozen line freezes everything unused too. */
  held: cents,
  status: Type.Enum(AccountStatus),
  quotaStatus: Type.Enum(QuotaStatus),
  riskFrozenStatus: Type.Enum(RiskFrozenStatus),
  /** Set if an overdue bill caused the freeze: it ends with the last overdue bill (docs/decisions/0224). */
  frozenByOverdue: Type.Boolean(),
  /** Start of the freeze, while frozen. */
  frozenSince: Type.Optional(moment),
  heldSince: moment,
  heldOrderId: Type.Optional(Type.String()),
  /** Last day of the temporary part. */
  temporaryExpiresOn: Type.Optional(day),
  /** The temporary part that has ended, and the first day without it. */
  lapsed: Type.Optional(record({ on: day, amount: cents })),
  expiresOn: day,
});
export type Quota = Static<typeof Quota>;

/** Accepted uploads; the server checks the content (server/request/fileType.ts). */
export const FileType = Type.Enum(['image/png', 'image/jpeg', 'application/pdf']);
export type FileType = Static<typeof FileType>;

export const IncreaseFile = record({
  id: Type.String(),
  materialType: Type.Enum(MaterialType),
  name: Type.String(),
  bytes: count,
  type: FileType,
  uploadedAt: moment,
});
export type IncreaseFile = Static<typeof IncreaseFile>;

export const IncreaseApplication = record({
  id: Type.String(),
  method: Type.Enum(IncreaseKind),
  status: Type.Enum(IncreaseStatus),
  limitBefore: cents,
  limitAfter: Type.Optional(cents),
  fileIds: Type.Array(Type.String()),
  /** Invoices and their increase. */
  invoiceNos: Type.Optional(Type.Array(Type.String())),
  increaseBy: Type.Optional(cents),
  submittedAt: moment,
  /** Expected during the review, actual afterwards. */
  finishedAt: moment,
  refuseReason: Type.Optional(Type.String()),
});
export type IncreaseApplication = Static<typeof IncreaseApplication>;

export const Increase = record({
  methods: Type.Array(Type.Enum(IncreaseMethod)),
  upTo: cents,
  files: Type.Array(IncreaseFile),
  applications: Type.Array(IncreaseApplication),
});
export type Increase = Static<typeof Increase>;

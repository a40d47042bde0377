/** Schema of approvals: threshold, deciders, and all requests. */
import { Type, type Static } from 'typebox';
import type { Inputs } from '#generated/provisional/io.ts';
import { ApprovalKind, ApprovalStatus, ProductCode } from '#generated/shared/enums.ts';
import { cents, moment, record } from '../values/schema.ts';

const ApprovalSetting = record({
  /** Amounts above it wait; absent while approvals are off. */
  amount: Type.Optional(cents),
  /** Children that may decide; the parent always may. */
  deciders: Type.Array(Type.String()),
  updatedAt: Type.Optional(moment),
});

/** Input of the operation as requested, so that it runs later unchanged. */
export type ApprovalContent = Inputs['submitApproval']['content'];

export const Approval = record({
  id: Type.String(),
  kind: Type.Enum(ApprovalKind),
  product: Type.Enum(ProductCode),
  /** Account that asked. */
  pin: Type.String(),
  status: Type.Enum(ApprovalStatus),
  amount: cents,
  /** Threshold at the time of the request. */
  threshold: cents,
  /** Bills, or the account: each has at most one waiting request. */
  subjects: Type.Array(Type.String()),
  content: Type.Unsafe<ApprovalContent>(Type.Object({})),
  reason: Type.Optional(Type.String()),
  askedAt: moment,
  expiresAt: moment,
  /** Account that decided, and why. */
  decision: Type.Optional(record({ pin: Type.String(), reason: Type.Optional(Type.String()) })),
  endedAt: Type.Optional(moment),
  /** Number of the record made after approval. */
  made: Type.Optional(Type.String()),
});
export type Approval = Static<typeof Approval>;

export const Approvals = record({ setting: ApprovalSetting, requests: Type.Array(Approval) });
export type Approvals = Static<typeof Approvals>;

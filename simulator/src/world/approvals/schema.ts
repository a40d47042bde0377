/** What is stored of a second pair of eyes: the amount and who decides, and every request that waited for somebody. */
import { Type, type Static } from 'typebox';
import type { Inputs } from '#generated/provisional/io.ts';
import { ApprovalKind, ApprovalStatus, ProductCode } from '#generated/shared/enums.ts';
import { cents, moment, record } from '../values/schema.ts';

const ApprovalSetting = record({
  /** What is above it waits; absent while nothing does. */
  amount: Type.Optional(cents),
  /** Children that may decide; the parent always may. */
  deciders: Type.Array(Type.String()),
  updatedAt: Type.Optional(moment),
});

/** An operation in the words that it was asked for, so that it runs later just as it would have run then. */
export type ApprovalContent = Inputs['submitApproval']['content'];

export const Approval = record({
  id: Type.String(),
  kind: Type.Enum(ApprovalKind),
  product: Type.Enum(ProductCode),
  /** Who asked. */
  pin: Type.String(),
  status: Type.Enum(ApprovalStatus),
  amount: cents,
  /** The amount of the setting when it was asked for. */
  threshold: cents,
  /** Bills, or the account: one request waits for each. */
  subjects: Type.Array(Type.String()),
  content: Type.Unsafe<ApprovalContent>(Type.Object({})),
  reason: Type.Optional(Type.String()),
  askedAt: moment,
  expiresAt: moment,
  /** Who decided, and why. */
  decision: Type.Optional(record({ pin: Type.String(), reason: Type.Optional(Type.String()) })),
  endedAt: Type.Optional(moment),
  /** Number of what it made once it was approved. */
  made: Type.Optional(Type.String()),
});
export type Approval = Static<typeof Approval>;

export const Approvals = record({ setting: ApprovalSetting, requests: Type.Array(Approval) });
export type Approvals = Static<typeof Approvals>;

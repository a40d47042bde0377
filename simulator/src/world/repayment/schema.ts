/** Schema of automatic repayment and of idempotency keys. */
import { Type, type Static } from 'typebox';
import { ProductCode, RepaySource } from '#generated/shared/enums.ts';
import { count, moment, record } from '../values/schema.ts';

export const RepaySetting = record({
  auto: Type.Boolean(),
  /** In order of deduction. */
  sources: Type.Array(Type.Enum(RepaySource)),
  /** Days before the due date; 0 is the day itself. */
  deductDaysBefore: count,
  remindDaysBefore: count,
  remindPhone: Type.String(),
  /** Repaid product; the distributors' product by default. */
  product: Type.Optional(Type.Enum(ProductCode)),
  /** Last change; absent if unchanged. */
  updated: Type.Optional(record({ at: moment, pin: Type.String() })),
  /** Last attempted deduction. */
  ranAt: Type.Optional(moment),
});
export type RepaySetting = Static<typeof RepaySetting>;

/** Content and result of the first request under an idempotency key. */
export const KnownKey = record({
  operation: Type.String(),
  /** The request without its key, serialized independent of member order. */
  content: Type.String(),
  /** Number of the record that the first request made. */
  made: Type.String(),
});
export type KnownKey = Static<typeof KnownKey>;

/** What is stored of repaying by itself, and of requests that must not act twice. */
import { Type, type Static } from 'typebox';
import { ProductCode, RepaySource } from '#generated/shared/enums.ts';
import { count, moment, record } from '../values/schema.ts';

export const RepaySetting = record({
  auto: Type.Boolean(),
  /** In the order of deduction. */
  sources: Type.Array(Type.Enum(RepaySource)),
  /** Days before the due date; 0 is the day itself. */
  deductDaysBefore: count,
  remindDaysBefore: count,
  remindPhone: Type.String(),
  /** What it repays; the distributors' product where nobody said. */
  product: Type.Optional(Type.Enum(ProductCode)),
  /** Who changed it last; absent while nobody has. */
  updated: Type.Optional(record({ at: moment, pin: Type.String() })),
  /** The last deduction that was tried. */
  ranAt: Type.Optional(moment),
});
export type RepaySetting = Static<typeof RepaySetting>;

/** What the first request under an idempotency key said and made. */
export const KnownKey = record({
  operation: Type.String(),
  /** The request without its key, in one spelling whatever the order of its members. */
  content: Type.String(),
  /** Number of what the first request made. */
  made: Type.String(),
});
export type KnownKey = Static<typeof KnownKey>;

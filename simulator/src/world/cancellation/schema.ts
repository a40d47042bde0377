/** Schema of cancelled products, and of cashback in transit. */
import { Type, type Static } from 'typebox';
import { CancelReason, ProductCode } from '#generated/shared/enums.ts';
import { cents, moment, record } from '../values/schema.ts';

export const Cancelled = record({
  cancelNo: Type.String(),
  product: Type.Enum(ProductCode),
  reason: Type.Enum(CancelReason),
  at: moment,
  pin: Type.String(),
});
export type Cancelled = Static<typeof Cancelled>;

/** Cashback of a task: it blocks a cancellation until it has arrived (7001, spec 1 §4). */
export const Rebate = record({
  id: Type.String(),
  name: Type.String(),
  amount: cents,
  arrivesAt: moment,
});
export type Rebate = Static<typeof Rebate>;

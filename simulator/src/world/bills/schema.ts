/** Schema of instalments and quick bills. */
import { Type, type Static } from 'typebox';
import { InstalmentStatus, ProductCode, RepayMethod } from '#generated/shared/enums.ts';
import { cents, day, moment, record } from '../values/schema.ts';

export const InstalmentCount = Type.Enum([3, 6, 9, 12]);
export type InstalmentCount = Static<typeof InstalmentCount>;

/** An application to split a bill. */
export const Instalment = record({
  id: Type.String(),
  product: Type.Enum(ProductCode),
  pin: Type.String(),
  billId: Type.String(),
  periods: InstalmentCount,
  method: Type.Enum(RepayMethod),
  principal: cents,
  totalFee: cents,
  status: Type.Enum(InstalmentStatus),
  submittedAt: moment,
  /** Expected during processing, actual afterwards. */
  finishedAt: moment,
  firstDueOn: day,
  failReason: Type.Optional(Type.String()),
});
export type Instalment = Static<typeof Instalment>;

/** A quick bill in progress; it blocks any other. */
export const QuickBillJob = record({
  product: Type.Enum(ProductCode),
  /** Login whose loans are billed; absent for the whole company. */
  pin: Type.Optional(Type.String()),
  amount: cents,
  orderedAt: moment,
  readyAt: moment,
  lastRepayDate: day,
});
export type QuickBillJob = Static<typeof QuickBillJob>;

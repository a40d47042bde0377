/** What is stored of splitting a bill and of issuing one early. */
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
  /** Expected while it is being processed, real afterwards. */
  finishedAt: moment,
  firstDueOn: day,
  failReason: Type.Optional(Type.String()),
});
export type Instalment = Static<typeof Instalment>;

/** A bill being issued; while there is one, no other may begin. */
export const QuickBillJob = record({
  product: Type.Enum(ProductCode),
  /** The login whose loans are billed; the whole company without. */
  pin: Type.Optional(Type.String()),
  amount: cents,
  orderedAt: moment,
  readyAt: moment,
  lastRepayDate: day,
});
export type QuickBillJob = Static<typeof QuickBillJob>;

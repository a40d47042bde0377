/** Schema of calendar subscriptions: one address per login and product. */
import { Type, type Static } from 'typebox';
import { ProductCode } from '#generated/shared/enums.ts';
import { moment, record } from '../values/schema.ts';

export const CalendarLink = record({
  pin: Type.String(),
  product: Type.Enum(ProductCode),
  /** Hash of the token, so that a saved world does not reveal the address. */
  tokenHash: Type.String(),
  createdAt: moment,
});
export type CalendarLink = Static<typeof CalendarLink>;

/** What is stored of how a company's orders are confirmed. */
import { Type, type Static } from 'typebox';
import { cents, count, moment, record } from '../values/schema.ts';

export const PaySetting = record({
  /** As it is: QA looks here for a password that somebody has set. Absent while there is none. */
  password: Type.Optional(Type.String()),
  setAt: Type.Optional(moment),
  /** Wrong passwords since the last right one. */
  wrong: count,
  lockedUntil: Type.Optional(moment),
  /** Orders up to it need no password. */
  smallAmount: cents,
});
export type PaySetting = Static<typeof PaySetting>;

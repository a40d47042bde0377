/** Schema of the confirmation of a company's orders. */
import { Type, type Static } from 'typebox';
import { cents, count, moment, record } from '../values/schema.ts';

export const PaySetting = record({
  /** Plain text: testers look up a set password here. Absent while there is none. */
  password: Type.Optional(Type.String()),
  setAt: Type.Optional(moment),
  /** Wrong passwords since the last right one. */
  wrong: count,
  lockedUntil: Type.Optional(moment),
  /** Orders up to it need no password. */
  smallAmount: cents,
});
export type PaySetting = Static<typeof PaySetting>;

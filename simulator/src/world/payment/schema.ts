/** Schema of the company's payment password. */
import { Type, type Static } from 'typebox';
import { cents, count, moment, record } from '../values/schema.ts';

export const PaySetting = record({
  /** In plain text, so that testers can look it up. Absent while none is set. */
  password: Type.Optional(Type.String()),
  setAt: Type.Optional(moment),
  /** Wrong passwords since the last right one, or since the end of the last lock. */
  wrong: count,
  lockedUntil: Type.Optional(moment),
  /** Orders up to this amount need no password. */
  smallAmount: cents,
});
export type PaySetting = Static<typeof PaySetting>;

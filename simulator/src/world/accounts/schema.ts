/** Schema of login ids outside the company's accounts. */
import { Type, type Static } from 'typebox';
import { record } from '../values/schema.ts';

/** A registered login id of the mall. */
export const KnownLogin = record({
  pin: Type.String(),
  /** Company that it buys for, if any. */
  company: Type.Optional(Type.String()),
});
export type KnownLogin = Static<typeof KnownLogin>;

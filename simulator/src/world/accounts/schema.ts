/** What is stored of login ids beyond the company's own accounts. */
import { Type, type Static } from 'typebox';
import { record } from '../values/schema.ts';

/** A login id of the mall that is not (or not any more) one of this company's accounts. */
export const KnownLogin = record({
  pin: Type.String(),
  /** The company that it buys for; absent while it buys for none. */
  company: Type.Optional(Type.String()),
});
export type KnownLogin = Static<typeof KnownLogin>;

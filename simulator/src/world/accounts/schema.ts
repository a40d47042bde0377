/** Schema of login ids beyond the company's own accounts. */
import { Type, type Static } from 'typebox';
import { record } from '../values/schema.ts';

/** A login id of the mall outside this company's accounts. */
export const KnownLogin = record({
  pin: Type.String(),
  /** Company that it buys for, if any. */
  company: Type.Optional(Type.String()),
});
export type KnownLogin = Static<typeof KnownLogin>;

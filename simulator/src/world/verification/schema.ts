/** Schema of checks of printed documents. */
import { Type, type Static } from 'typebox';
import { moment, record } from '../values/schema.ts';

export const Verification = record({
  /** Times of unknown codes, oldest first; only those within the window count. */
  unknown: Type.Array(moment),
});
export type Verification = Static<typeof Verification>;

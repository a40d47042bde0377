/** Schema of the tax office's invoices, and of used ones. */
import { Type, type Static } from 'typebox';
import { cents, day, record } from '../values/schema.ts';

export const Invoice = record({
  no: Type.String(),
  invoicedOn: day,
  /** Tax included. */
  amount: cents,
  seller: Type.String(),
  buyer: Type.String(),
  /** Used for an increase before this world begins. */
  served: Type.Optional(Type.Boolean()),
});
export type Invoice = Static<typeof Invoice>;

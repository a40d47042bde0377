/** What the tax office knows of invoices, and which of them have served already. */
import { Type, type Static } from 'typebox';
import { cents, day, record } from '../values/schema.ts';

export const Invoice = record({
  no: Type.String(),
  invoicedOn: day,
  /** Tax included. */
  amount: cents,
  seller: Type.String(),
  buyer: Type.String(),
  /** Served for an increase before this world begins. */
  served: Type.Optional(Type.Boolean()),
});
export type Invoice = Static<typeof Invoice>;

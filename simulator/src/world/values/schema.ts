/** Basic value schemas of the world. Schemas define stored data; rules import only their types. */
import { Type } from 'typebox';
import type { Static, TProperties, TSchema } from 'typebox';

/** An object with these members and no others. */
export const record = <Members extends TProperties>(members: Members) =>
  Type.Object(members, { additionalProperties: false });

/** A value or null. A merge patch cannot write null, because its null removes the member: a removed member becomes null. */
export const orNull = <Value extends TSchema>(value: Value) =>
  Type.Union([value, Type.Null()], { default: null });

/** Non-negative integer cents, below a limit at which sums stay exact. */
export const cents = Type.Integer({ minimum: 0, maximum: 10_000_000_000_000 });

export const count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** A share, or a discount in tenths: 0.006, 9.5. */
export const rate = Type.Number({ minimum: 0, maximum: 100 });

/** A calendar day in Asia/Shanghai, `2026-11-12`. */
export const day = Type.String({ format: 'date' });

/** A moment in Asia/Shanghai, `2026-11-12 10:00:00`. */
export const moment = Type.String({ format: 'moment' });

/** The four parts of every debt and payment. */
export const Parts = record({ principal: cents, fee: cents, interest: cents, penalty: cents });
export type Parts = Static<typeof Parts>;

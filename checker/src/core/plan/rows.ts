/** Finds the row of an error table for a fault. */
import type { ErrorRow, Operation } from '../contract/types.ts';

/** Returns the row for a request without a login. */
export const loginRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, condition }) => when === 'unauthenticated' && condition === undefined);

/** Returns the row for a request prepared under another login (openapi/shared, xPreparedUnder). */
export const otherLoginRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, condition }) => when === 'unauthenticated' && condition?.includes('x-prepared-under'));

/** Returns the row for an invalid payload or packing. */
export const invalidRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, layer }) => when === 'request-invalid' && layer !== 'outer');

/** Returns the row for missing or invalid signature headers. */
export const unsignedRow = ({ errors, signed }: Operation): ErrorRow | undefined =>
  signed ? errors.find(({ when, layer }) => when === 'request-invalid' && layer === 'outer') : undefined;

/** Returns the row for a child account that calls a parent-only operation. */
export const roleRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, role }) => when === 'wrong-role' && role === 'parent');

/** Returns the row for an unsupported product. */
export const productRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when }) => when === 'wrong-product');

/** Returns the first of these rows in the table, which wins if several faults meet. */
export const firstOf = ({ errors }: Operation, rows: readonly ErrorRow[]): ErrorRow | undefined =>
  errors.find((row) => rows.includes(row));

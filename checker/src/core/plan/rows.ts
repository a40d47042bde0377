/** Which row of an error table answers which trouble. */
import type { ErrorRow, Operation } from '../contract/types.ts';

/** The row for a request without a login. */
export const loginRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, condition }) => when === 'unauthenticated' && condition === undefined);

/** The request says that it was prepared under another login (openapi/shared, xPreparedUnder). */
export const otherLoginRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, condition }) => when === 'unauthenticated' && condition?.includes('x-prepared-under'));

/** The payload, or its packing, breaks the contract. */
export const invalidRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, layer }) => when === 'request-invalid' && layer !== 'outer');

/** The signed headers are missing or wrong. */
export const unsignedRow = ({ errors, signed }: Operation): ErrorRow | undefined =>
  signed ? errors.find(({ when, layer }) => when === 'request-invalid' && layer === 'outer') : undefined;

/** A child account asks for what only a parent may do. */
export const roleRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when, role }) => when === 'wrong-role' && role === 'parent');

export const productRow = ({ errors }: Operation): ErrorRow | undefined =>
  errors.find(({ when }) => when === 'wrong-product');

/** Returns the first of these rows in the table, which wins if several faults meet. */
export const firstOf = ({ errors }: Operation, rows: readonly ErrorRow[]): ErrorRow | undefined =>
  errors.find((row) => rows.includes(row));

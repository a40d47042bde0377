import type { ErrorRow, Operation } from './types.ts';

/**
 * Returns whether a code means that the account may not do this: the status 403, the code of an envelope like it (`40301`), or one
 * whose row in the contract says so (`1003 无权限`).
 */
export const isForbidden = (code: string | undefined, { errors }: Pick<Operation, 'errors'>): boolean =>
  code !== undefined &&
  (/^403(?:\d{1,3})?$/.test(code) || errors.some((row) => row.code === code && row.when === 'wrong-role'));

/** Returns the rows of the contract, not implied ones, that refuse an account for its rights. */
export const forbiddenRows = (operation: Pick<Operation, 'errors'>): readonly ErrorRow[] =>
  operation.errors.filter(({ code, implied }) => !implied && isForbidden(code, operation));

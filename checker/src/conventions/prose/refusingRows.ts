import type { ErrorRow, Operation } from '../../core/contract/types.ts';

/** Returns the error rows with which the contract itself refuses values or a conflict. */
export const refusingRows = ({ errors }: Operation): ErrorRow[] =>
  errors.filter(({ code, implied }) => !implied && /^(400|409|422)$/.test(code));

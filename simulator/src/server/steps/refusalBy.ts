import type { ErrorRow } from '#generated/runtime/facts.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Decision } from '../decision.ts';

/** Refuses by the first matching row of the operation's error table; undefined if the contract has none. */
export function refusalBy(
  operation: Operation,
  fits: (row: ErrorRow) => boolean,
  message?: string,
): Decision | undefined {
  const row = operation.errors.find(fits);
  if (!row) return undefined;
  return {
    kind: 'refusal',
    code: row.code,
    layer: row.layer ?? 'inner',
    ...(message !== undefined && { message }),
    by: 'gate',
  };
}

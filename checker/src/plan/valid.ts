/** Right requests: the contract's examples and generated ones. */
import type { Operation, Payload } from '../contract/types.ts';
import type { Named } from '../requests/valid.ts';
import type { Case, Expectation } from './case.ts';
import { caseOf } from './case.ts';
import { isMeantFor } from './products.ts';
import { productRow } from './rows.ts';

export const validCases = (operation: Operation, requests: readonly Named[]): Case[] =>
  requests.map(({ name, payload }) =>
    caseOf(operation, 'valid', name, {
      ask: { payload, login: 'parent' },
      expect: expectationOf(operation, payload),
    }),
  );

/** A right request for a product that the operation is not meant for is refused, if no state stands before that row. */
function expectationOf(operation: Operation, { productCode }: Payload): Expectation {
  const row = productRow(operation);
  if (!row || productCode === undefined || isMeantFor(operation, productCode)) return { kind: 'answered' };
  const before = operation.errors.slice(0, operation.errors.indexOf(row));
  const mayComeFirst = before.some(
    ({ when, condition }) => when === 'state' || (when === 'wrong-role' && condition !== undefined),
  );
  return mayComeFirst ? { kind: 'answered' } : { kind: 'refused', row };
}

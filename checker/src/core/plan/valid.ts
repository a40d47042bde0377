/** Right requests: the contract's examples and generated ones. */
import { takesCredentials } from '../contract/takesCredentials.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { namesMissingResource } from '../requests/candidates.ts';
import type { Named } from '../requests/valid.ts';
import type { Case, Expectation } from './case.ts';
import { caseOf } from './case.ts';
import { isMeantFor } from './products.ts';
import { productRow } from './rows.ts';

/** @param tried their values are made up */
export const validCases = (operation: Operation, requests: readonly Named[], tried = false): Case[] =>
  requests.map(({ name, payload }) =>
    caseOf(operation, 'valid', name, {
      ask: { payload, login: 'parent' },
      expect: expectationOf(
        operation,
        payload,
        tried || isUnsure(operation) || namesMissingResource(payload),
      ),
    }),
  );

/** The contract does not say that such a request is accepted. */
const isUnsure = (operation: Operation): boolean => operation.unsure === true || takesCredentials(operation);

/**
 * A valid request for a product that the operation does not support is refused, unless a state row precedes that
 * row.
 */
function expectationOf(operation: Operation, { productCode }: Payload, tried: boolean): Expectation {
  const row = productRow(operation);
  const answered: Expectation = { kind: 'answered', ...(tried && { tried }) };
  if (!row || productCode === undefined || isMeantFor(operation, productCode)) return answered;
  const before = operation.errors.slice(0, operation.errors.indexOf(row));
  const mayComeFirst = before.some(
    ({ when, condition }) => when === 'state' || (when === 'wrong-role' && condition !== undefined),
  );
  return mayComeFirst ? answered : { kind: 'refused', row };
}

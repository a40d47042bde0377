/** Plans valid requests: the examples of the contract and generated ones. */
import { takesCredentials } from '../contract/takesCredentials.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { namesMissingResource } from '../requests/candidates.ts';
import type { NamedPayload } from '../requests/valid.ts';
import type { Case, Expectation } from './case.ts';
import { caseOf } from './case.ts';
import { isMeantFor } from './products.ts';
import { productRow } from './rows.ts';

export interface PlanOptions {
  /** True for requests whose values are generated: the backend may refuse them. */
  readonly mayBeRefused?: boolean;
}

/** Returns a case for each valid request. */
export const validCases = (
  operation: Operation,
  requests: readonly NamedPayload[],
  { mayBeRefused = false }: PlanOptions = {},
): Case[] =>
  requests.map(({ name, payload }) =>
    caseOf(operation, 'valid', name, {
      ask: { payload, login: 'parent' },
      expect: expectationOf(
        operation,
        payload,
        mayBeRefused || isUnsure(operation) || namesMissingResource(payload),
      ),
    }),
  );

/** Returns whether the contract does not guarantee that the backend accepts the request. */
const isUnsure = (operation: Operation): boolean => operation.unsure === true || takesCredentials(operation);

/**
 * Returns the expected response: for an unsupported product the refusal of its row, else `answered` (success, or a refusal for the
 * state). It is `answered` too if an earlier row of the table, which depends on a state or on a condition of a role, may refuse first.
 *
 * @param tried whether the backend may refuse the values for reasons that no schema states
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

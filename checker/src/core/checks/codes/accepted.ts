import { takesCredentials } from '../../contract/takesCredentials.ts';
import type { ErrorRow } from '../../contract/types.ts';
import type { Check, Complaint, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { rowsOf } from '../../judging/refusalClass.ts';
import { hasAccountInPath } from './accountInPath.ts';
import { isExample } from './isExample.ts';
import { hasOtherReason } from './otherReasons.ts';

/**
 * A valid request must not be refused as invalid. In contracts of other teams only the examples are certainly
 * valid: an order for an unknown product, or a day in the past, fits its schema too.
 */
function refusedAsInvalid(exchange: Exchange): readonly Complaint[] {
  const { operation } = exchange;
  if (operation.answers && (!isExample(exchange) || takesCredentials(operation))) return none;
  if (operation.answers && hasOtherReason(exchange)) return none;
  const rows = rowsOf(exchange);
  const { code, message } = exchange.verdict;
  if (rows.length === 0 || rows.some(({ when, layer }) => when !== 'request-invalid' || layer === 'outer'))
    return none;
  return one(`a right request is refused with ${code} (request-invalid)${saying(message)}`, {
    code,
  });
}

/** Appends the backend's own message, if there is one. */
const saying = (message: unknown): string => (typeof message === 'string' ? `: ${message}` : '');

/** @param unless the row of the scenario: a scenario of a child account or a lost login may answer with its own codes */
const isWithin = (row: ErrorRow, unless: ErrorRow): boolean =>
  row.code === unless.code || row.when === unless.when || row.when === 'wrong-role';

/** In `/accounts/{accountSid}/messages`, a generated name is another account, to which the credentials do not belong. */
const isOfAnotherAccount = (exchange: Exchange, row: ErrorRow): boolean =>
  row.when === 'unauthenticated' &&
  exchange.operation.envelope.byStatus === true &&
  exchange.expect.kind === 'answered' &&
  exchange.expect.tried === true &&
  !isExample(exchange) &&
  hasAccountInPath(exchange.operation);

/** A right request by a logged-in user succeeds, or gets a refusal that a state of the target explains. */
export const accepted: Check = {
  id: 'accepted',
  title: 'a valid request is not refused as invalid, and does not fail',
  judge: (exchange) => {
    const { expect, verdict } = exchange;
    if (verdict.success) return none;
    if (expect.kind === 'observed') return expect.right ? refusedAsInvalid(exchange) : none;
    if (expect.kind !== 'answered') return none;
    if (verdict.loggedOutText !== undefined)
      return one(`a logged-in caller is told ${verdict.loggedOutText}`);
    const rows = rowsOf(exchange);
    const { unless, tried } = expect;
    const explained = rows.some(
      (row) =>
        ((tried || takesCredentials(exchange.operation) || hasOtherReason(exchange)) &&
          exchange.operation.answers &&
          row.when === 'request-invalid') ||
        row.when === 'state' ||
        // If the contract lists the products, the plan already has the wrong ones.
        (row.when === 'wrong-product' && (row.products === undefined || unless !== undefined)) ||
        (row.when === 'wrong-role' && row.condition !== undefined) ||
        isOfAnotherAccount(exchange, row) ||
        (unless !== undefined && isWithin(row, unless)),
    );
    if (explained || rows.length === 0) return none;
    const { message } = verdict;
    return one(
      `a right request is refused with ${verdict.code} (${rows.map(({ when }) => when).join(', ')})${saying(message)}`,
      { code: verdict.code },
    );
  },
};

import { takesCredentials } from '../../contract/takesCredentials.ts';
import type { ErrorRow } from '../../contract/types.ts';
import type { Check, Complaint, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { rowsOfReceivedCode } from '../../judging/refusalClass.ts';
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
  const rows = rowsOfReceivedCode(exchange);
  const { code, message } = exchange.verdict;
  // In the outer envelope an invalid request means the signature, not the payload.
  const mayMeanMore = rows.some(({ when, layer }) => when !== 'request-invalid' || layer === 'outer');
  if (rows.length === 0 || mayMeanMore) return none;
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

/** Returns whether a row with the received code explains the refusal of a valid request of a logged-in user. */
function explains(row: ErrorRow, exchange: Exchange): boolean {
  const { expect, operation } = exchange;
  if (expect.kind !== 'answered') return false;
  const { unless, tried } = expect;
  if (unless !== undefined && isWithin(row, unless)) return true;
  switch (row.when) {
    case 'state':
      return true;
    case 'request-invalid':
      // In contracts of other teams, a backend may have reasons that no schema states.
      return (
        operation.answers !== undefined &&
        (tried === true || takesCredentials(operation) || hasOtherReason(exchange))
      );
    case 'wrong-product':
      // If the contract lists the products, the plan already has the wrong ones.
      return row.products === undefined || unless !== undefined;
    case 'wrong-role':
      return row.condition !== undefined;
    default:
      return isOfAnotherAccount(exchange, row);
  }
}

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
    const rows = rowsOfReceivedCode(exchange);
    // Other checks report a code without a row.
    if (rows.length === 0 || rows.some((row) => explains(row, exchange))) return none;
    const { message } = verdict;
    return one(
      `a right request is refused with ${verdict.code} (${rows.map(({ when }) => when).join(', ')})${saying(message)}`,
      { code: verdict.code },
    );
  },
};

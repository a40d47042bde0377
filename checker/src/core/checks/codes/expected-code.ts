import { namesIn } from '../../base/pointer.ts';
import { isNamedIn } from '../../base/words.ts';
import { flattened } from '../../contract/flattened.ts';
import { typeOf } from '../../contract/typeOf.ts';
import type { ErrorRow, Operation } from '../../contract/types.ts';
import type { Violation } from '../../contract/validators.ts';
import type { Check, Complaint, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { describedAt, mayBeTaken } from '../../judging/lenient.ts';
import { isJudgedByClass, isHttpRefusal, kindsOf, expectedRow } from '../../judging/refusalClass.ts';
import { hasAccountInPath } from './accountInPath.ts';

/** Returns whether the code is that of a row before the expected one. */
const isEarlier = ({ operation, verdict }: Exchange, row: ErrorRow): boolean =>
  operation.errors.slice(0, operation.errors.indexOf(row)).some(({ code }) => code === verdict.code);

/**
 * Returns whether another HTTP status than the row's is right too. Statuses say less than codes: an unknown token may count as
 * forbidden (403), and a backend may check the resource, the role and the body in any order (404, 403, 400).
 */
function isOfAnotherStatus(exchange: Exchange, row: ErrorRow): boolean {
  const { operation, verdict, expect } = exchange;
  const { code = '' } = verdict;
  // A table of codes for all operations says nothing about their order.
  if (row.general) return operation.errors.some((other) => other.general && other.code === code);
  if (!operation.envelope.byStatus) return false;
  switch (row.when) {
    case 'unauthenticated':
      // Only a request that the checker plans is known to lack a login: it must get 401, or 403 if the contract has no 401.
      return expect.kind !== 'refused' || (row.implied === true && code === '403');
    case 'wrong-role':
      return isMissing(code) && isNamedInPath(operation);
    case 'state':
      return mayReplaceState(operation, row, code);
    case 'request-invalid':
      return mayReplaceInvalid(exchange, row, code);
    default:
      return false;
  }
}

const isMissing = (code: string): boolean => code === '404' || code === '410';

/** Returns whether a status may come instead of that of a state. */
function mayReplaceState(operation: Operation, row: ErrorRow, code: string): boolean {
  // The account may lack the role, which is checked before the state.
  if (code === '403' && row.code === '409' && '403' in (operation.answers ?? {})) return true;
  if (row.provenance !== 'assumed') return false;
  if (row.code === '404') {
    if (code === '403') return true;
    // A made-up name in the path may stand for another account.
    if (code === '401' && hasAccountInPath(operation)) return true;
  }
  const isRefusedAsInvalid = code === '400' || code === '422';
  return isMissing(code) || (isRefusedAsInvalid && !isPlainName(operation, code));
}

/** Returns whether a status may come instead of that of an invalid request. */
function mayReplaceInvalid(exchange: Exchange, row: ErrorRow, code: string): boolean {
  const { operation, expect, payload, rules } = exchange;
  // An operation for everyone may still look at credentials that a call of the run has ended.
  if (code === '401' && !kindsOf(exchange).includes('unauthenticated')) return true;
  if (row.implied) return code.startsWith('4');
  // In another user's traffic it is unknown whether the resource exists, belongs to that user, or needs another role.
  if (expect.kind === 'observed' && (isMissing(code) || code === '403')) return true;
  const violations = rules.validators.request(operation, payload);
  // `A page that doesn't exist is a 404`
  const isSaidOfMember = ({ pointer }: Violation): boolean =>
    isNamedIn(describedAt(operation, namesIn(pointer)), code);
  if (violations.some(isSaidOfMember)) return true;
  const isInPath = violations.some(
    ({ pointer }) => operation.places?.[namesIn(pointer)[0] ?? '']?.in === 'path',
  );
  // A list that can be missing without a name in its path is missing for its filters or its page.
  if (code === '404') return isInPath || (operation.effect === 'read' && !isNamedInPath(operation));
  // A conflict is found with the resource: it may come first unless the id is invalid (`/id`, `/petId`, `/pet_id`).
  const isIdInvalid = violations.some(({ pointer }) => /([a-z]I|(^|_|\/)i)d$/.test(pointer));
  const isConflict = ['409', '412', '423'].includes(code) && code in (operation.answers ?? {});
  return isConflict && !isInPath && !isIdInvalid;
}

const isNamedInPath = ({ places = {} }: Operation): boolean =>
  Object.values(places).some((place) => place?.in === 'path');

/** Returns whether the path has only numbers, so that each one is valid, and the refusal's code is not documented. */
function isPlainName({ request, schemas, places = {}, answers = {} }: Operation, code: string): boolean {
  const { properties = {} } = flattened(request, schemas);
  const named = Object.keys(places).filter((name) => places[name]?.in === 'path');
  const isNumber = (name: string): boolean =>
    typeOf(flattened(properties[name] ?? {}, schemas)) === 'integer';
  const isDocumented = code in answers || answers['default'] !== undefined || answers['4XX'] !== undefined;
  return !isDocumented && named.length > 0 && named.every(isNumber);
}

/** Reports a refusal by state instead of the expected one: the backend let the caller in. A 404 may go to any caller. */
function letIn(exchange: Exchange, row: ErrorRow): readonly Complaint[] {
  const { operation, verdict } = exchange;
  const kinds = kindsOf(exchange);
  const isLetIn = kinds.length > 0 && kinds.every((kind) => kind === 'state');
  if (!isLetIn || (operation.envelope.byStatus && verdict.code === '404')) return none;
  return one(`answered ${verdict.code} (state), expected ${row.code} (${row.when})`, { expected: row });
}

/** The code that should have come: exactly, or by class where the contract's code is assumed. */
export const expectedCode: Check = {
  id: 'expected-code',
  title: 'a refusal has the code that the contract gives for its reason',
  judge: (exchange) => {
    const { verdict, expect } = exchange;
    const row = expectedRow(exchange);
    // Other checks report a request that was accepted instead.
    if (!row || verdict.success) return none;
    const mayHaveAnyCode = expect.kind === 'refused' && expect.anyhow === true;
    if (mayHaveAnyCode) return row.when === 'state' ? none : letIn(exchange, row);
    const mayBeAccepted = expect.kind === 'unreadable' && expect.mayBeRead === true;
    if (mayBeAccepted || isHttpRefusal(exchange) || mayBeTaken(exchange)) return none;
    if (verdict.loggedOutText !== undefined)
      return row.when === 'unauthenticated' || expect.kind === 'observed'
        ? none
        : one(`answered ${verdict.loggedOutText}, expected ${row.code}`, { expected: row });
    if (verdict.code === row.code && (row.layer === undefined || row.layer === verdict.layer)) return none;
    const kinds = kindsOf(exchange);
    if (isJudgedByClass(exchange) && (kinds.length === 0 || kinds.includes(row.when))) return none;
    if (isOfAnotherStatus(exchange, row)) return none;
    // An observed client may have been logged out, or refused by an earlier row.
    if (expect.kind === 'observed' && isEarlier(exchange, row)) return none;
    // The documented-code check reports an unknown code.
    if (kinds.length === 0) return none;
    const layer = row.layer === undefined ? '' : `${row.layer} `;
    return one(`answered ${verdict.code} (${kinds.join(', ')}), expected ${layer}${row.code} (${row.when})`, {
      expected: row,
    });
  },
};

import { namesIn } from '../../base/pointer.ts';
import { answerOf } from '../../contract/answers.ts';
import type { ErrorRow, Operation } from '../../contract/types.ts';
import type { Check, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { isHttpRefusal } from '../../judging/refusalClass.ts';

/** Statuses with which frameworks refuse a caller or a request, whatever the contract says. */
const USUAL_REFUSALS: readonly number[] = [400, 401, 403, 404, 405, 406, 411, 413, 414, 415, 422, 429, 431];

/**
 * Accepts usual HTTP refusals without documentation: of an unknown or forbidden caller, of too many requests, or of a malformed one.
 * A valid request of a known caller may only get 429 and 503; one with generated values (`tried`) also a refusal as invalid.
 */
function isUsualRefusal(exchange: Exchange): boolean {
  const { expect, got, operation } = exchange;
  if (!operation.envelope.byStatus || got.status === 0 || isWrongStatusForBody(exchange)) return false;
  // Generated values may be wrong for the backend, and a missing optional body may be refused with 415 (ASP.NET).
  const isTried = expect.kind === 'answered' && expect.tried === true;
  if (isTried && (isUndocumented(operation, got.status) || got.status === 415)) return true;
  if (expect.kind === 'observed' && !expect.right) return isUndocumented(operation, got.status);
  if (expect.kind === 'refused' || expect.kind === 'unreadable')
    return USUAL_REFUSALS.includes(got.status) && isCalledFor(expect.row, got.status);
  // Too many requests, or an overloaded backend: any request may get these.
  return got.status === 429 || got.status === 503;
}

/** Returns whether a status refuses an invalid request, and the contract documents no such refusal for this operation. */
const isUndocumented = ({ errors }: Operation, status: number): boolean =>
  (status === 400 || status === 404 || status === 422) &&
  errors.every(({ when, implied }) => when !== 'request-invalid' || implied);

/**
 * Returns whether an invalid body got 400 instead of the documented 422, or the reverse. For parameters, the other status is no mistake:
 * a backend may check them earlier than the body.
 */
function isWrongStatusForBody({ expect, got, operation, payload, rules }: Exchange): boolean {
  if (expect.kind !== 'refused' || expect.row.when !== 'request-invalid' || expect.row.implied) return false;
  if (got.status !== 400 && got.status !== 422) return false;
  return rules.validators
    .request(operation, payload)
    .every(({ pointer }) => operation.places?.[namesIn(pointer)[0] ?? ''] === undefined);
}

/** Returns whether the request justifies the status: 401 for an unknown caller (403 too, if the contract documents no 401), any other for an invalid request. */
const isCalledFor = (row: ErrorRow | undefined, status: number): boolean =>
  row?.when === 'unauthenticated'
    ? status === 401 || (status === 403 && row.implied === true)
    : status !== 401 && status !== 403;

/** The provider answers refusals with HTTP 200 too; the envelope's code tells them from a success (spec 1 §8). */
export const httpStatus: Check = {
  id: 'http-status',
  title: 'the HTTP status is documented',
  first: true,
  judge: (exchange) => {
    const { status, location } = exchange.got;
    const { operation } = exchange;
    const to = location === undefined ? '' : ` to ${location}`;
    if (operation.answers) {
      if (answerOf(operation, status) || isHttpRefusal(exchange) || isUsualRefusal(exchange)) return none;
      const known = Object.keys(operation.answers).join(', ');
      return one(`HTTP ${status}${to} is not documented: the contract knows ${known}`, {
        code: String(status),
      });
    }
    if (status === 200 || isHttpRefusal(exchange)) return none;
    return one(`HTTP ${status}${to}, not 200`);
  },
};

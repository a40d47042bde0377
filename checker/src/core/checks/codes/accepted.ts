import { isDeepStrictEqual } from 'node:util';
import type { Check, Complaint, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { takesCredentials } from '../../contract/takesCredentials.ts';
import type { ErrorRow } from '../../contract/types.ts';
import { rowsOf } from '../../judging/refusalClass.ts';

/**
 * A valid request of observed traffic is not invalid. Of contracts that are not ours only the examples are surely right: an order for
 * an unknown product keeps its schema too, and so does a day that has passed.
 */
function refusedAsInvalid(exchange: Exchange): readonly Complaint[] {
  const { operation, payload } = exchange;
  const isShown = Object.values(operation.examples).some((each) => isDeepStrictEqual(each, payload));
  if (operation.answers && (!isShown || takesCredentials(operation))) return none;
  const rows = rowsOf(exchange);
  const { code, message } = exchange.verdict;
  if (rows.length === 0 || rows.some(({ when, layer }) => when !== 'request-invalid' || layer === 'outer'))
    return none;
  return one(`a right request is refused with ${code} (request-invalid)${saying(message)}`, {
    code,
  });
}

/** What the backend says of it, where it says something. */
const saying = (message: unknown): string => (typeof message === 'string' ? `: ${message}` : '');

/** The example asks for its own thing: days of it may lie outside of another one. */
function isOfAnother({ operation: { examples, places = {} }, payload }: Exchange): boolean {
  const names = Object.keys(places).filter((name) => places[name]?.in === 'path');
  const isDated = JSON.stringify(payload).match(/"\d{4}-\d\d-\d\d/) !== null;
  return (
    isDated &&
    names.length > 0 &&
    !Object.values(examples).some((each) => names.every((name) => each[name] === payload[name]))
  );
}

/** Rails, Laravel and Django word a key that is there already as a wrong one. */
const isTaken = ({ operation: { method }, got }: Exchange): boolean =>
  method === 'POST' &&
  /\balready (been )?(taken|exists?|used|in use|registered)\b|\b(must be|not) unique\b|\bduplicate\b|已存在|已被/i.test(
    got.text,
  );

/** Scenarios of children and of lost logins may answer with what their own rows say. */
const isWithin = (row: ErrorRow, unless: ErrorRow): boolean =>
  row.code === unless.code || row.when === unless.when || row.when === 'wrong-role';

/** A right request by a logged-in parent: success, or a refusal that a state of the target explains. */
export const accepted: Check = {
  id: 'accepted',
  title: 'a right request is not refused as wrong, and does not fail',
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
        ((tried || isOfAnother(exchange) || takesCredentials(exchange.operation) || isTaken(exchange)) &&
          exchange.operation.answers &&
          row.when === 'request-invalid') ||
        row.when === 'state' ||
        // Where the contract lists the products, the plan already knows the wrong ones.
        (row.when === 'wrong-product' && (row.products === undefined || unless !== undefined)) ||
        (row.when === 'wrong-role' && row.condition !== undefined) ||
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

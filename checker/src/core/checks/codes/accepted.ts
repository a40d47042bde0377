import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../base/object.ts';
import { escaped, isNamedIn } from '../../base/words.ts';
import { flattened } from '../../contract/flattened.ts';
import { MADE_UP } from '../../contract/openapi/sample.ts';
import { sentencesIn, sentencesOf } from '../../contract/sentences.ts';
import { takesCredentials } from '../../contract/takesCredentials.ts';
import type { ErrorRow } from '../../contract/types.ts';
import type { Check, Complaint, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { rowsOf } from '../../judging/refusalClass.ts';

/**
 * A valid request must not be refused as invalid. In contracts of other teams only the examples are certainly
 * valid: an order for an unknown product, or a day in the past, fits its schema too.
 */
function refusedAsInvalid(exchange: Exchange): readonly Complaint[] {
  const { operation, payload } = exchange;
  const isShown = Object.values(operation.examples).some((each) => isDeepStrictEqual(each, payload));
  if (operation.answers && (!isShown || takesCredentials(operation))) return none;
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

/** The example names its own resource: its dates may lie outside of another one. */
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

/** Returns whether a generated text replaced the name of a resource: the backend reports it, or names the member. */
function isUnknown({ payload, got }: Exchange): boolean {
  const names = madeUpIn(payload);
  const words = new Set(got.text.match(/[\w-]+/g));
  return names.length > 0 && (UNKNOWN.test(got.text) || names.some((name) => words.has(name)));
}

const UNKNOWN = /\b(unknown|no such|not found|(does|do)(n't| not) exist)\b|不存在|未找到|找不到/i;

/** Returns the members whose text is generated, at any depth. */
function madeUpIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return value.toLowerCase().includes(MADE_UP) ? [name] : [];
  if (Array.isArray(value)) return value.flatMap((item) => madeUpIn(item, name));
  return isObject(value) ? Object.entries(value).flatMap(([own, part]) => madeUpIn(part, own)) : [];
}

/** `422 if the body does not fit the schema` gives no reason beyond the schema. */
const OF_SCHEMA = /\b(schema|validation|invalid|malformed|unprocessable|wrong (type|format))\b|校验|格式/i;

/** Reasons that lie in other resources. Even an example meets them once it was sent before. */
const OF_OTHERS = /overlap|already|another|exceed|remain|taken|duplicate|twice|unique|重复|重叠|已/giu;

/**
 * `422 when the days overlap`: the contract gives the code for more than its schema says. An example keeps to that, unless the
 * answer names the same reason, and the reason lies in other resources.
 */
function isOfProse({ operation, payload, verdict: { code = '' }, got }: Exchange): boolean {
  const isShown = Object.values(operation.examples).some((each) => isDeepStrictEqual(each, payload));
  const answer = got.text.toLowerCase();
  return sentencesOf(operation)
    .filter((text) => new RegExp(`(?<!\\d)${escaped(code)}(?!\\d)`).test(text) && !OF_SCHEMA.test(text))
    .some((text) => !isShown || text.match(OF_OTHERS)?.some((word) => answer.includes(word.toLowerCase())));
}

/** A type that the contract does not name may be the wrong one for the file. */
const isOfWrongType = ({ operation, got }: Exchange): boolean =>
  got.status === 415 && operation.transport === 'form' && Object.keys(operation.fileTypes ?? {}).length === 0;

/** Words of the contract for reasons that lie in the state of a resource, or in other resources. */
const OF_STATE = /precondition|\b(present|current|wrong|this|its) (state|status)\b|状态/i;
const OF_OTHER_REASON =
  /\bunknown|unknown[A-Z]|\b(already|taken|in use|not found|no such)\b|\bexists?\b|unique|duplicate|conflict|overlap|不存在|重复|已/i;

/** `400: INVALID_ARGUMENT or FAILED_PRECONDITION`: the contract gives the code for more than a wrong request. */
function isOfMore({ operation, payload, verdict: { code = '' } }: Exchange): boolean {
  const isShown = Object.values(operation.examples).some((each) => isDeepStrictEqual(each, payload));
  const isOfCode = new RegExp(`(?<!\\d)${escaped(code)}(?!\\d)`);
  const texts = [
    ...operation.errors.filter((row) => row.code === code).map(({ text = '' }) => text),
    ...sentencesIn(operation.about ?? '').filter((text) => isOfCode.test(text)),
  ];
  return texts.some((text) => OF_STATE.test(text) || (!isShown && OF_OTHER_REASON.test(text)));
}

/** `The observation is CANCELLED`: the message names one value of an enum of the contract, which was not sent. */
function isOfState({ operation: { schemas }, payload, verdict: { message } }: Exchange): boolean {
  if (typeof message !== 'string') return false;
  const words = new Set(message.match(/[\w-]+/g));
  const sent = JSON.stringify(payload);
  return Object.values(schemas).some((schema) =>
    Object.entries(schema.properties ?? {}).some(([name, part]) => {
      const values = flattened(part, schemas).enum ?? [];
      const named = values.filter((each) => typeof each === 'string' && words.has(each));
      return STATE.test(name) && named.length === 1 && !sent.includes(String(named[0]));
    }),
  );
}

const STATE = /stat(e|us)$|phase|stage/i;

/** `updateMask=title` without a title: the parameter names a member that the body lacks. */
function isOfMask({ operation: { places = {} }, payload, verdict: { message } }: Exchange): boolean {
  if (typeof message !== 'string') return false;
  return Object.entries(payload).some(
    ([name, mask]) =>
      places[name]?.in === 'query' &&
      /mask$/i.test(name) &&
      String(mask)
        .split(',')
        .some((member) => !(member in payload) && isNamedIn(message, member)),
  );
}

const hasOtherReason = (exchange: Exchange): boolean =>
  [isOfAnother, isTaken, isUnknown, isOfProse, isOfWrongType, isOfMore, isOfState, isOfMask].some((is) =>
    is(exchange),
  );

/** Scenarios of child accounts and of lost logins may answer with the codes of their own rows. */
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
        ((tried || takesCredentials(exchange.operation) || hasOtherReason(exchange)) &&
          exchange.operation.answers &&
          row.when === 'request-invalid') ||
        row.when === 'state' ||
        // If the contract lists the products, the plan already has the wrong ones.
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

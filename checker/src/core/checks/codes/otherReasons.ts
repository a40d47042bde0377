/** Reasons beyond its schema for which a backend may refuse a right request with the code of a wrong one. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../base/object.ts';
import { escaped, isNamedIn } from '../../base/words.ts';
import { flattened } from '../../contract/flattened.ts';
import { MADE_UP } from '../../contract/openapi/sample.ts';
import { sentencesIn, sentencesOf } from '../../contract/sentences.ts';
import type { Exchange } from '../../judging/check.ts';

/** The request is an example of the contract. */
export const isExample = ({ operation, payload }: Exchange): boolean =>
  Object.values(operation.examples).some((each) => isDeepStrictEqual(each, payload));

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
const isTaken = ({ operation: { effect }, got }: Exchange): boolean =>
  effect === 'write' &&
  /\balready (been )?(taken|exists?|used|in use|registered)\b|\b(must be|not) unique\b|\bduplicate\b|\bkey (is |was )?(already )?(in use|used)\b|已存在|已被/i.test(
    got.text.replaceAll('_', ' '),
  );

/** The answer compares the request with other resources: `The teacher has another lesson`, `not enough goods`. */
const isComparedWithOthers = ({ operation: { effect }, got }: Exchange): boolean =>
  effect === 'write' &&
  /\b(has|is|have|there is|exists?) (already )?another\b|\boverlap|\b(must|should) (be different|differ)\b|\bnot available\b|\b(not enough|insufficient) (?!char|digit|letter|length|item|param|argument)|\bdoes(n't| not) take place\b|冲突|重叠|(?<!长度|位数|字数|参数)不足/i.test(
    got.text,
  );

/** `400 invalid_state`: the contract names the answer's word in backticks, as a reason of this operation. */
function isNamedByContract({ operation, got }: Exchange): boolean {
  const words = new Set([...got.text.matchAll(/"([A-Za-z]+_[A-Za-z_]+)"(?!\s*:)/g)].map(([, word]) => word));
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return sentencesOf(operation).some((text) =>
    [...text.matchAll(/`(?:\w+: ?)?(\w+)`/g)].some(
      ([, word = '']) => words.has(word) && !(word in properties) && !OF_REQUEST.test(word),
    ),
  );
}

const OF_REQUEST = /request|param|validation|schema|body|format|argument/i;

/** A made-up text stands for an expression: `q=sample` is no query. */
const isNoExpression = ({ operation: { effect }, payload, got }: Exchange): boolean =>
  effect === 'read' &&
  madeUpIn(payload).length > 0 &&
  /\bunexpected (token|char|end|symbol)|\b(syntax|parse|expression|malformed)\b/i.test(
    got.text.replaceAll('_', ' '),
  );

/** The same name in path and body: `id is not that of the address`. */
const isOfAddress = ({ operation: { effect }, got }: Exchange): boolean =>
  effect === 'write' &&
  /\b(not that|not the (one|same)|match(es)?|differ(s|ent)?|equals?|same)\b[^."]*(?<!mail )\b(address|path|url|uri)\b/i.test(
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
function isOfProse(exchange: Exchange): boolean {
  const { operation, verdict, got } = exchange;
  const isOfCode = mentions(verdict.code);
  const answer = got.text.toLowerCase();
  return sentencesOf(operation)
    .filter((text) => isOfCode(text) && !OF_SCHEMA.test(text))
    .some(
      (text) =>
        !isExample(exchange) || text.match(OF_OTHERS)?.some((word) => answer.includes(word.toLowerCase())),
    );
}

/** A type that the contract does not name may be the wrong one for the file. */
const isOfWrongType = ({ operation, got }: Exchange): boolean =>
  got.status === 415 && operation.transport === 'form' && Object.keys(operation.fileTypes ?? {}).length === 0;

/** Words of the contract for reasons that lie in the state of a resource. A wrong value of a state is a wrong request. */
const OF_STATE =
  /precondition|\b(present|current|wrong|this|its) (state|status)\b(?! (code|value|name))|当前状态|状态(不(允许|符|可|对)|已)/i;

/** Words for reasons that lie in other resources. An unknown member is a wrong request, and an unknown track is not. */
const OF_OTHER_REASON =
  /\b(unknown|no such)(?! ?(members?|fields?|propert(y|ies)|parameters?|keys?|attributes?)\b)|\b(already|taken|in use|not found|exists?)\b|unique|\b(duplicate|conflict|overlap)|不存在|重复|已(有|存在|被|经|占)/i;

/** `400: INVALID_ARGUMENT or FAILED_PRECONDITION`: the contract gives the code for more than a wrong request. */
function isOfMore(exchange: Exchange): boolean {
  const { operation, verdict } = exchange;
  const texts = [
    ...operation.errors.filter((row) => row.code === verdict.code).map(({ text = '' }) => text),
    ...sentencesIn(operation.about ?? '').filter(mentions(verdict.code)),
  ];
  return texts.some((text) => OF_STATE.test(text) || (!isExample(exchange) && OF_OTHER_REASON.test(text)));
}

/** `The observation is CANCELLED`: the message names one state of an enum of the contract, which was not sent. */
function isOfState({ operation: { schemas }, payload, verdict: { message } }: Exchange): boolean {
  if (typeof message !== 'string') return false;
  const sent = JSON.stringify(payload);
  return Object.values(schemas).some((schema) =>
    Object.entries(schema.properties ?? {}).some(([name, part]) => {
      const values = flattened(part, schemas).enum ?? [];
      const named = values.filter((each) => typeof each === 'string' && namesState(message, each));
      return STATE.test(name) && named.length === 1 && !sent.includes(String(named[0]));
    }),
  );
}

/** A word in small letters is a state only where the message says that something is so: `please open a ticket` names none. */
function namesState(message: string, value: string): boolean {
  const before = /^[A-Z][A-Z\d_]*$/.test(value) ? '' : '(?:is|are|was|already|still|stat(?:e|us)):? [\'"`]?';
  return new RegExp(String.raw`(?<![\w-])${before}${escaped(value)}(?![\w-])`).test(message);
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

/** Matches texts about a code. */
const mentions =
  (code = '') =>
  (text: string): boolean =>
    new RegExp(`(?<!\\d)${escaped(code)}(?!\\d)`).test(text);

export const hasOtherReason = (exchange: Exchange): boolean =>
  [
    isOfAnother,
    isTaken,
    isComparedWithOthers,
    isNamedByContract,
    isNoExpression,
    isOfAddress,
    isUnknown,
    isOfProse,
    isOfWrongType,
    isOfMore,
    isOfState,
    isOfMask,
  ].some((is) => is(exchange));

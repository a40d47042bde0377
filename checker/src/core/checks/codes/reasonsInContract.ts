/** Reasons that the contract gives in words for the code of a wrong request. */
import { isObject } from '../../base/object.ts';
import { escaped } from '../../base/words.ts';
import { branchFor } from '../../contract/branchFor.ts';
import { descriptionOf } from '../../contract/descriptionOf.ts';
import { flattened } from '../../contract/flattened.ts';
import { sentencesIn, sentencesOf } from '../../contract/sentences.ts';
import type { Operation, Schema } from '../../contract/types.ts';
import type { Exchange } from '../../judging/check.ts';
import { isAboutForm } from './isAboutForm.ts';
import { isExample } from './isExample.ts';

/** `400 invalid_state`: a sentence about this operation has a word of the response in backticks, as a reason. */
function isNamedByContract({ operation, got }: Exchange): boolean {
  const words = new Set([...got.text.matchAll(/"([A-Za-z]+_[A-Za-z_]+)"(?!\s*:)/g)].map(([, word]) => word));
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return sentencesOf(operation).some((text) =>
    [...text.matchAll(/`(?:\w+: ?)?(\w+)`/g)].some(
      ([, word = '']) => words.has(word) && !(word in properties) && !OF_REQUEST.test(word),
    ),
  );
}

/** Words for a wrong request, such as `bad_request`, `validation_error`: they give no reason beyond the schema. */
const OF_REQUEST = /request|param|validation|schema|body|format|argument/i;

/** Ends of a statement. A semicolon ends none: `Monday to Saturday; otherwise 422`. */
const ENDS = /(?<=[.!?])\s+|[。！？]+|\n\s*(?=\n|[-*#|\d])/;

/** `A report without activities is rejected`, `the kind cannot change`: a rule that gives no code. */
const RULE =
  /\b(?:refused|rejected|declined|cannot|can't|must|(?:can|may) (?:not|only|no longer|never)|only (?:if|while|when|before|after|as long as|until|once)|no longer|unless)\b/i;

/**
 * `422 when the days overlap`: the contract gives the code for a condition. The state of the backend may meet it even with an example of
 * the contract. Without a code for states, the rules that give no code have this one.
 */
function isOfCondition({ operation, payload, verdict: { code } }: Exchange): boolean {
  const { summary, description = '', besides = '', errors, request, schemas } = operation;
  const hasStates = errors.some(({ when, code: other }) => when === 'state' && other !== '404');
  const isOfCode = mentions(code);
  const said = [
    ...[summary, description, besides].flatMap((text) => text.split(ENDS)),
    ...descriptionsIn(request, payload, schemas),
  ].filter((text) => isOfCode(text) || (!hasStates && RULE.test(text) && !/(?<!\d)4\d\d(?!\d)/.test(text)));
  const rows = errors.filter((row) => row.code === code).map(({ text = '' }) => text);
  return [...said, ...rows].some((text) => !isAboutForm(text));
}

/** Returns the descriptions of the members that the value has, at any depth. */
function descriptionsIn(given: Schema, value: unknown, schemas: Operation['schemas']): string[] {
  if (Array.isArray(value)) {
    const { items = {} } = flattened(given, schemas);
    return value.flatMap((item) => descriptionsIn(items, item, schemas));
  }
  if (!isObject(value)) return [];
  const { properties = {} } = branchFor(given, value, schemas);
  return Object.entries(properties).flatMap(([name, part]) =>
    name in value ? [descriptionOf(part, { schemas }), ...descriptionsIn(part, value[name], schemas)] : [],
  );
}

/** Words of the contract for reasons that lie in the state of a resource. A wrong value of a state is a wrong request. */
const OF_STATE =
  /precondition|\b(present|current|wrong|this|its) (state|status)\b(?! (code|value|name))|当前状态|状态(不(允许|符|可|对)|已)/i;

/** Words for reasons that lie in other resources. An unknown member is a wrong request, and an unknown track is not. */
const OF_OTHER_REASON =
  /\b(unknown|no such)(?! ?(members?|fields?|propert(y|ies)|parameters?|keys?|attributes?)\b)|\b(already|taken|in use|not found|exists?)\b|unique|\b(duplicate|conflict|overlap)|不存在|重复|已(有|存在|被|经|占)/i;

/** `400: INVALID_ARGUMENT or FAILED_PRECONDITION`: the contract gives the code of all operations for more than a wrong request. */
const isOfMore = (exchange: Exchange): boolean =>
  sentencesIn(exchange.operation.about ?? '')
    .filter(mentions(exchange.verdict.code))
    .some((text) => OF_STATE.test(text) || (!isExample(exchange) && OF_OTHER_REASON.test(text)));

/** Nothing but names in the path and headers is sent, as in `POST /reports/{id}/submit`, so that only the state can be wrong. */
const isWithoutInput = ({ operation: { effect, places = {} }, payload }: Exchange): boolean =>
  effect === 'write' &&
  Object.keys(payload).every((name) => ['path', 'header'].includes(places[name]?.in ?? ''));

/** Matches texts about a code. */
const mentions =
  (code = '') =>
  (text: string): boolean =>
    new RegExp(`(?<!\\d)${escaped(code)}(?!\\d)`).test(text);

/** Returns whether the contract gives such a reason for the code. */
export const hasReasonInContract = (exchange: Exchange): boolean =>
  [isWithoutInput, isNamedByContract, isOfCondition, isOfMore].some((is) => is(exchange));

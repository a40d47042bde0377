/** Reasons that the contract gives in words for the code of a wrong request. */
import { escaped } from '../../base/words.ts';
import { flattened } from '../../contract/flattened.ts';
import { sentencesIn, sentencesOf } from '../../contract/sentences.ts';
import type { Exchange } from '../../judging/check.ts';
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

/** `422 if the body does not fit the schema` gives no reason beyond the schema. */
const OF_SCHEMA = /\b(schema|validation|invalid|malformed|unprocessable|wrong (type|format))\b|校验|格式/i;

/** Reasons that lie in other resources. They may apply to an example too, if it was sent before. */
const OF_OTHERS = /overlap|already|another|exceed|remain|taken|duplicate|twice|unique|重复|重叠|已/giu;

/** `A second one is a 422`, `at most one, else 422`: an earlier request may have used up what the contract allows. */
const USED_UP =
  /\b(?:a second|another|one more|at most|no more than|more than (?:one|two|three|\d+)|only one|once)\b|第二|最多|仅一/i;

/**
 * `Every sku must be an active product`, `an unknown bin is a 400`: another resource may be missing in this backend, or an earlier
 * write may have changed it.
 */
const OF_REFERENCE =
  /\b(?:unknown|no such|non-?existent)\b(?! ?(?:members?|fields?|propert(?:y|ies)|parameters?|keys?|attributes?|values?)\b)|\bmust (?:exist|belong)\b|\b(?:must|has to|have to|may only) (?:be|name|refer to|stand for) (?:an? |the |one of the )?(?:active|existing|open|published|available|enabled|known|own|running|current)\b|\b(?:inactive|archived|discontinued|closed|disabled|deactivated) \p{L}+s? (?:is|are|gives?|get)\b|\bdo(?:es)? not exist\b|未知|必须存在/iu;

/** A sentence that compares the resources of a request: `The scene must be from the same production`. */
const OF_RELATION =
  /\b(?:from|of|in|on|at|to|with|within) (?:the |an? )?(?:same|other|another|different) (?!(?:types?|formats?|kinds?|forms?|units?|lengths?|values?|way|body|payload|content|request|(?:idempotency.)?keys?)\b)\p{L}+|\bnot (?:of|from|in|part of) (?:this|that|the)\b(?! (?:(?:allowed|valid|supported|right|documented) )*(?:types?|formats?|range|list|set|enum|schema|body|request)\b)|同一(?!个?(?:幂等|请求|类型|格式))|其他\p{L}+的|不属于/iu;

/**
 * `422 when the days overlap`: a sentence gives the code a reason beyond the schema. For an example of the contract, the reason counts
 * only if it lies in other resources and the response names it.
 */
function isOfProse(exchange: Exchange): boolean {
  const { operation, verdict, got } = exchange;
  const isOfCode = mentions(verdict.code);
  const answer = got.text.toLowerCase();
  return sentencesOf(operation)
    .filter((text) => isOfCode(text) && !OF_SCHEMA.test(text))
    .some(
      (text) =>
        !isExample(exchange) ||
        USED_UP.test(text) ||
        OF_REFERENCE.test(text) ||
        OF_RELATION.test(text) ||
        text.match(OF_OTHERS)?.some((word) => answer.includes(word.toLowerCase())),
    );
}

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

/** Matches texts about a code. */
const mentions =
  (code = '') =>
  (text: string): boolean =>
    new RegExp(`(?<!\\d)${escaped(code)}(?!\\d)`).test(text);

/** Returns whether the contract gives such a reason for the code. */
export const hasReasonInContract = (exchange: Exchange): boolean =>
  [isNamedByContract, isOfProse, isOfMore].some((is) => is(exchange));

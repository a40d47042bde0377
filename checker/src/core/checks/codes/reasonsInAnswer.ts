/** Reasons in the text of a refusal that lie beyond the schema of the request. */
import { isObject } from '../../base/object.ts';
import { isStateName } from '../../base/stateName.ts';
import { escaped, isNamedIn } from '../../base/words.ts';
import { flattened } from '../../contract/flattened.ts';
import { MADE_UP } from '../../contract/openapi/sample.ts';
import type { Exchange } from '../../judging/check.ts';

/** A value exists already. Rails, Laravel and Django report that with the code of an invalid request. */
const isTaken = ({ operation: { effect }, got }: Exchange): boolean =>
  effect === 'write' &&
  /\balready (been )?(taken|exists?|used|in use|registered)\b|\b(must be|not) unique\b|\bduplicate\b|\bkey (is |was )?(already )?(in use|used)\b|已存在|已被/i.test(
    got.text.replaceAll('_', ' '),
  );

/**
 * The response compares the request with other resources: `The teacher has another lesson`, `not enough goods`, `is not from this
 * production`.
 */
const isComparedWithOthers = ({ operation: { effect }, got }: Exchange): boolean =>
  effect === 'write' &&
  /\b(has|is|have|there is|exists?) (already )?another\b|\boverlap|\b(must|should) (be different|differ)\b|\bnot available\b|\b(not enough|insufficient) (?!char|digit|letter|length|item|param|argument)|\bdoes(n't| not) take place\b|(n't|\bnot) (from|part of|of this|in this|belong\w* to|assigned to) (?!\d|((the|an?|this|its|allowed|valid|supported) )*(types?|formats?|range|list|set|enum|schema|contract|body|request)\b)|\b(belongs?|assigned) to (another|a different|other)\b|不属于|冲突|重叠|(?<!长度|位数|字数|参数)不足/i.test(
    got.text,
  );

/** The body has another id than the path: `id is not that of the address`. */
const isOfAddress = ({ operation: { effect }, got }: Exchange): boolean =>
  effect === 'write' &&
  /\b(not that|not the (one|same)|match(es)?|differ(s|ent)?|equals?|same)\b[^."]*(?<!mail )\b(address|path|url|uri)\b/i.test(
    got.text,
  );

/** A generated text is no expression: `q=sample` is no query. */
const isNoExpression = ({ operation: { effect }, payload, got }: Exchange): boolean =>
  effect === 'read' &&
  madeUpIn(payload).length > 0 &&
  /\bunexpected (token|char|end|symbol)|\b(syntax|parse|expression|malformed)\b/i.test(
    got.text.replaceAll('_', ' '),
  );

/** Returns whether a generated text replaced the name of a resource: the backend reports it, or names the member. */
function isUnknown({ payload, got }: Exchange): boolean {
  const names = madeUpIn(payload);
  const words = new Set(got.text.match(/[\w-]+/g));
  return names.length > 0 && (UNKNOWN.test(got.text) || names.some((name) => words.has(name)));
}

/** `unknown teacher`, `room does not exist`. */
const UNKNOWN = /\b(unknown|no such|not found|(does|do)(n't| not) exist)\b|不存在|未找到|找不到/i;

/** Returns the members whose text is generated, at any depth. */
function madeUpIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return value.toLowerCase().includes(MADE_UP) ? [name] : [];
  if (Array.isArray(value)) return value.flatMap((item) => madeUpIn(item, name));
  return isObject(value) ? Object.entries(value).flatMap(([own, part]) => madeUpIn(part, own)) : [];
}

/** `The observation is CANCELLED`: the message names one state of an enum of the contract, which was not sent. */
function isOfState({ operation: { schemas }, payload, verdict: { message } }: Exchange): boolean {
  if (typeof message !== 'string') return false;
  const sent = JSON.stringify(payload);
  return Object.values(schemas).some((schema) =>
    Object.entries(schema.properties ?? {}).some(([name, part]) => {
      const values = flattened(part, schemas).enum ?? [];
      const named = values.filter((each) => typeof each === 'string' && namesState(message, each));
      return isStateName(name) && named.length === 1 && !sent.includes(String(named[0]));
    }),
  );
}

/** A word in small letters names a state only after `is` and the like: `please open a ticket` names none. */
function namesState(message: string, value: string): boolean {
  const before = /^[A-Z][A-Z\d_]*$/.test(value) ? '' : '(?:is|are|was|already|still|stat(?:e|us)):? [\'"`]?';
  return new RegExp(String.raw`(?<![\w-])${before}${escaped(value)}(?![\w-])`).test(message);
}

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

/** Returns whether the text of the refusal gives such a reason. */
export const hasReasonInAnswer = (exchange: Exchange): boolean =>
  [isTaken, isComparedWithOthers, isOfAddress, isNoExpression, isUnknown, isOfState, isOfMask].some((is) =>
    is(exchange),
  );

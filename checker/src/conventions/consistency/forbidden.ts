/**
 * Reads state rules from the contract: `Amends an open one`, `PLANNED to COMPLETED, otherwise 409`, `it is shipped already`.
 * Requires an error code for them. The backend must refuse the write in each state that such a rule forbids.
 */
import { wordPattern, wordsOf } from '../../core/base/words.ts';
import { namesRow, refusalsIn, sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation } from '../../core/contract/types.ts';
import { perOperation } from '../prose/perOperation.ts';
import { readable } from './readable.ts';
import { stateRows } from './stateRows.ts';
import { has, stepsIn, type State } from './states.ts';
import { isOfOperation, sharesStem } from './stems.ts';
import { isUnderstood } from './understood.ts';

/**
 * Looks in this order: a sentence about the refusal, any other sentence that lists the allowed steps, the summary.
 *
 * @returns the sentence in which the contract forbids the operation in that state
 */
export const forbiddenIn = perOperation((operation, state: State): string | undefined => {
  const rows = stateRows(operation);
  if (rows.length === 0) return undefined;
  const plain = (text: string): string => text.replaceAll('`', '');
  const said = [...withOtherwise(sentencesOf(operation)), ...aboutIt(operation, rows)].map(plain);
  const refusing = [
    ...refusalsIn(operation, rows).map(plain),
    ...said.filter((text) => REFUSES.test(text) || namesRow(text, rows)),
  ];
  // In `new → open; open → solved`, one listed step out of a state is enough. Another sentence need not list it.
  const hasStepOut = said.some((text) => stepsIn(text, state) === 'from it');
  // `submitted → assigned; an assigned one can be assigned again`.
  if (said.some((text) => allows(text, operation, state.value))) return undefined;
  const hasStepsOfOthersOnly = (text: string): boolean =>
    !hasStepOut &&
    stepsIn(text, state) === 'from others only' &&
    isUnderstood(upToStates(text, state), operation, state);
  // A sentence that merely mentions a code may concern other operations.
  if (rows.every(({ inWords }) => inWords)) return said.find(hasStepsOfOthersOnly);
  const refuses = (text: string): boolean => {
    if (stepsIn(text, state) !== 'none') return hasStepsOfOthersOnly(text);
    const read = readable(text, operation, state);
    return read !== undefined && forbids(read, state);
  };
  const forbidding = refusing.find(refuses) ?? said.find(hasStepsOfOthersOnly);
  if (forbidding !== undefined) return forbidding;
  const { summary } = operation;
  return !namesRow(summary, rows) && demandsOther(summary, state) && isUnderstood(summary, operation, state)
    ? summary
    : undefined;
});

/** Cuts what follows the last state: it says what else the step does. */
function upToStates(text: string, { value, others }: State): string {
  const any = [value, ...others].map((each) => wordPattern(each)).join('|');
  return new RegExp(`^.*(?:${any})`, 'iu').exec(text)?.[0] ?? text;
}

/** Starts of a sentence that says what happens in all other cases. */
const OTHERWISE = /^(otherwise|else|if not|any other|all others)\b|^否则/i;
/** The starts that say so after a sentence without `only`, too: `Open ones are edited; all others 409`. */
const OTHERS = /^(any other|all others)\b/i;

/** Joins `Only while it is open` and `otherwise 409`, which a semicolon separates. */
const withOtherwise = (texts: readonly string[]): string[] =>
  texts.map((text, at) => {
    const next = texts[at + 1] ?? '';
    return (/\b(only|while|unless|must)\b|只|仅/i.test(text) ? OTHERWISE : OTHERS).test(next)
      ? `${text}; ${next}`
      : text;
  });

/** Sentences of the general description about this operation: `A claim is edited and deleted in draft only (else 409)`. */
function aboutIt({ id, about = '' }: Operation, rows: readonly ErrorRow[]): string[] {
  const [verb = ''] = /^[a-z]{4,}/.exec(id) ?? [];
  const does = new RegExp(`\\b${verb}(?:s|d|ed|ing)?\\b`, 'i');
  return verb === '' ? [] : sentencesIn(about).filter((text) => does.test(text) && namesRow(text, rows));
}

/** Words of a sentence about a refusal. */
const REFUSES =
  /refus|reject|otherwise|else\b|unless|not allowed|forbidden|conflict|拒绝|否则|其[它他]状态|返回|不能|不可/i;

/** Words before a state that deny it: `is not`, `is no longer in state`. */
const NO = String.raw`(?:(?:\bnot|\bno longer|isn't|aren't|\bnever)(?: (?:an?|in|yet|any more))* |(?:不是|并非|非|不为|不处于|未处于|不在|≠|!=) ?)`;
/** Words before the only allowed state: `only an`, `unless it is`, `anything but`. */
const ONLY = String.raw`(?:\bonly|\bunless(?: it is| it's)?|\bmust be|\bhas to be|(?<!\bnot )\bwhile(?: it is)?|\bother than|\banything but|\bexcept|\bneither|\bnor|仅|只有|只能\p{L}{0,4}?|除了?)(?: (?:an?|the|in|state|if|while|it is))* ?`;

/** `Only for orders which are`, followed by the states: `open or approved`. */
const ONLY_THOSE = String.raw`(?:\bonly|仅|只有|只能\p{L}{0,4}?)(?: (?:for|on|of|with|from))?(?: (?:an?|the|those))?(?: (?!not\b|no\b)\p{L}+)?(?: (?:which|that|who))?(?: (?:are|is|in|state|if|while|when|it is))* ?`;
/** Words after the only allowed states: `open ones only`, `pending requests only`, `approved alone`. */
const THOSE_ONLY = String.raw`(?: (?:ones?|\p{L}+s))? (?:only|alone)\b`;

/** The states in a list after or before `only`. All other states are forbidden. */
function allowedIn(text: string, all: readonly string[]): string[] {
  const any = `(?:${all.map((each) => wordPattern(each)).join('|')})`;
  const list = `(${any}(?:(?: ?, ?(?:or |and )?| or | and | ?/ ?|、|或)(?:an? |the )?${any})*)`;
  const lists = [`${ONLY_THOSE}${list}`, `${list}${THOSE_ONLY}`].flatMap((pattern) => {
    const [, found = ''] = new RegExp(pattern, 'iu').exec(text) ?? [];
    return found;
  });
  return all.filter((each) => lists.some((found) => has(found, each)));
}

/** `An empty one cannot be published` forbids an action and names no state. */
const DONE =
  /\b(?:can|cannot|can't|could|may|must not)(?: not| only| no longer)? be \p{L}+(?:ed|en|t)\b|\btakes? no\b|\b(?:don't|doesn't|cannot|can't) take\b/giu;

/** A sentence with such a word may allow the states that it names. */
const INVERTS =
  /\b(only|not|no|never|unless|must|except|but|other|otherwise|else|neither|nor|needs?|may|can)\b|n't|仅|只|不|非|未|除|否则/i;

/** `not in an archived course (409)`, `Never for cancelled ones`: forbids the state after the words, and no other. */
const NOT_IN = String.raw`(?:^|[,;:(] ?)(?:not|never|none) (?:in|for|on|of|while|if|when|from|with)(?: (?:an?|the|it is|it's|one|in|state))* ?`;

/** `Possible for a draft and an active contract, a terminated one is a 409`: the group names allowed states. */
const POSSIBLE =
  /(?<!\b(?:not|never|no longer|neither) (?:be )?)\b(?:possible|allowed|permitted|accepted|works) (?:for|in|on|with|from|while|when|as long as) ([^,;:]*)/i;

/** `Possible as long as it is registered, otherwise 409`: what comes before these words names the allowed states. */
const ELSE = /[,;.(]? ?\b(?:otherwise|else|if not|anything else|every other|all others?|any other)\b/i;
/** Words of a clause that names a forbidden state instead. */
const DENIES =
  /\b(not|cannot|can't|never|no longer|refus\w*|reject\w*|[45]\d\d|unless|except|already|neither|nor|no|none|without|other than|anything but)\b|不|非|未|除/i;

/** The sentence is about this action, whatever its verb: `An assigned one can be handed to another rider the same way`. */
const SAME_WAY = /\b(?:the same way|likewise|in this way|with this call|by this call)\b/i;

/** `An assigned job can be assigned again`, `pending and paid orders can be cancelled`: allows the action in these states. */
function allows(text: string, operation: Operation, value: string): boolean {
  const [, before = '', verb = ''] =
    /^(.*?)\b(?:can|may)(?: also| still| always)? be (\p{L}{4,})/iu.exec(text) ?? [];
  const isOfAction =
    SAME_WAY.test(text) ||
    isOfOperation(operation, verb) ||
    wordsOf(operation.summary).some((word) => sharesStem(word, verb));
  // `Already` is the reason of a refusal, unless the sentence repeats the action.
  const reasons = SAME_WAY.test(text) ? before.replaceAll(/\balready\b/gi, '') : before;
  return isOfAction && has(before, value) && !DENIES.test(reasons) && !/\bonly\b/i.test(before);
}

/** A sentence allows the action in this state. */
export const isAllowedIn = (operation: Operation, value: string): boolean =>
  sentencesOf(operation).some((text) => allows(text.replaceAll('`', ''), operation, value));

/**
 * Returns whether a sentence about a refusal forbids the state. `it is shipped or cancelled already` forbids these states. `only a
 * confirmed one` and `it is not open` forbid all others.
 */
function forbids(sentence: string, { value, others }: State): boolean {
  const text = sentence.replaceAll(DONE, '').replaceAll(/其[它他]状态/g, '');
  const all = [value, ...others];
  if (has(POSSIBLE.exec(text)?.[1] ?? '', value)) return false;
  // `only while it is not shipped` and `not in a shipped order` forbid that state alone.
  for (const denial of [String.raw`\bonly\b[^,;]*` + NO, NOT_IN]) {
    const denied = all.filter((each) => has(text, each, denial));
    if (denied.length > 0) return denied.includes(value);
  }
  // A boolean that is off, such as `not lent`, is in no list of allowed states, so no list forbids it either.
  const isOff = value.startsWith('not ');
  const [beforeElse = '', rest] = text.split(ELSE);
  const namesStatesBefore = all.some((each) => has(beforeElse, each));
  if (rest !== undefined && namesStatesBefore && !DENIES.test(beforeElse))
    return !isOff && !has(beforeElse, value);
  const allowed = isOff ? [] : allowedIn(text, all);
  const namesAllowedOnly = all.every((each) => allowed.includes(each) || !has(text, each));
  if (allowed.length > 0 && namesAllowedOnly) return !allowed.includes(value);
  // `it is not open`, `only an open one`: the state is the only one in which the write is accepted.
  const isDemanded = (each: string): boolean =>
    has(text, each, NO) || has(text, each, ONLY) || has(text, each, '', ' (?:only|one only)');
  if (isOff) return others.some(isDemanded);
  if (!has(text, value))
    return others.filter((each) => has(text, each)).length === 1 && others.some(isDemanded);
  return !all.some(isDemanded) && !INVERTS.test(text);
}

/** `what is not shipped` names the allowed ones. `409 if it is not shipped` has the opposite meaning. */
const OF_ONE_NOT = String.raw`\b(?:what|that|which|who|ones?)(?: is| are|'s)? (?:not|no longer)(?: (?:an?|in|yet))* `;

/** `Amends an open one` forbids all other states. `Cancels what is not shipped` forbids that state alone. */
function demandsOther(summary: string, { value, others }: State): boolean {
  if (has(summary, value, OF_ONE_NOT)) return true;
  const OF = String.raw`(?<!\b(?:into|to|as|become|becomes|makes|make|creates|new|not) )\b(?:an?|the|one's|only|that is|which is|what is|while|if|still|are)(?: own)? `;
  const wanted = others.filter((each) => has(summary, each, OF));
  return wanted.length > 0 && !has(summary, value) && wanted.every((each) => !has(summary, each, NO));
}

/**
 * Finds states that a sentence gives to some of the resources only, or to other things: `a draft without parcels`, `There must be
 * a free place left`. Such a sentence says nothing about every resource in that state.
 */
import { wordPattern, wordsOf } from '../../core/base/words.ts';
import type { Operation } from '../../core/contract/types.ts';
import { resourceWord } from './names.ts';

/** Words behind a state, or behind its noun, that narrow it; not `a draft with 409`. */
const NARROWING = String.raw`(?:without|having|containing|lacking|whose|(?:of|for|in) (?:which|whom)|(?:older|younger|longer|more|less|fewer|earlier|later) than|with(?! (?:an? |the )?(?:http|4\d\d|code|error|status|state|message|conflict|\p{L}+_))|(?:that|which|who|and|but) (?:ha(?:s|ve|d)|do(?:es)?|was|were|lacks?|contains?|no|not|nobody|its|their|there|(?:older|younger|longer|more|less) than|(?:is|are)(?! (?:possible|allowed|refused|rejected|not possible|final)))\b)`;

/** Words that stand behind a state and are no noun of their own. */
const NO_NOUN = String.raw`(?!(?:ones?|or|and|nor|already|still|yet|is|are|was|were|be|been|has|have|can|cannot|may|must|will|needs?|gets?|becomes?|leads|means|gives|returns|status|state|item|record|entry|resource|object|when|if|while|unless|until|before|after|once|for|to|into|in|at|by|on|of|from|as|it|that|which|who|with|without|otherwise|else|only|alone|again|any|more|not|but|then|than)\b)`;

/** @param word the pattern of the state's word */
export const isNarrowed = (text: string, word: string): boolean =>
  new RegExp(String.raw`${word}(?: ${NO_NOUN}\p{L}+){0,2} ${NARROWING}`, 'iu').test(text);

/** Words before a thing that must be there: `There must be a free place`, `needs an active licence`. */
const THERE_IS = String.raw`\b(?:there (?:is|are|must be|has to be|have to be)|has|have|having|needs?|requires?|without|with)(?: (?:an?|one|any|some|no|another|enough|at least one|still|other|more|already))* `;
/** Words behind it: `as long as a free place is left`. */
const IS_THERE = String.raw`(?: (?:is|are|must be|has to be))?(?: still)? (?:left|needed|required|necessary|available|remaining|remains?|exists?)\b`;

/** Returns whether one of the states belongs to a thing that is neither the resource of the operation nor its parent. */
export function isOfOtherThing(text: string, states: readonly string[], operation: Operation): boolean {
  const own = ownWords(operation);
  const any = `(?:${states.map((each) => wordPattern(each)).join('|')})`;
  const thing = String.raw`${any} ${NO_NOUN}(\p{L}+)`;
  const nouns = [`${THERE_IS}${thing}`, `${thing}${IS_THERE}`].flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].map(([, noun = '']) => noun),
  );
  return nouns.some((noun) => !own.has(stem(noun)));
}

/** The words for the resource: those of its paths, its names and the summary. */
function ownWords({ id, url, summary, roles = [], named = {} }: Operation): ReadonlySet<string> {
  const resources = [...roles.map(({ resource }) => resource), ...Object.values(named)];
  const texts = [id, url, summary, ...resources.map(resourceWord)];
  return new Set(texts.flatMap(wordsOf).map(stem));
}

/** `order` of `orders`, `polic` of `policy` and `policies`. */
const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|y|es|e|s)$/, '');

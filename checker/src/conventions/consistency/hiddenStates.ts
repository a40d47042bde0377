/**
 * Reads that a resource may be missing because of its state: `For customers an inactive article is a 404`, `Only published posts are
 * visible`. A 404 for such a resource contradicts nothing.
 */
import { singular, wordPattern, wordsOf } from '../../core/base/words.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { allSentencesOf, refusalsIn } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { perOperation } from '../prose/perOperation.ts';

/** Words of a sentence about who can read something. */
const ABOUT_READING =
  /\b(?:404|410|not there|hidden|hides?|invisible|visible|shown|see|sees|seen|gets?|readable|reads?|finds?|found|accessible|public|exists?)\b|不可见|可见|隐藏|不存在/i;
/** Words with which a sentence about another state says something about this one: `Only published posts are visible` hides drafts. */
const OTHERS_ONLY =
  /\b(?:only|not|never|unless|until|before|after|once|no longer|except|but|yet)\b|n't\b|\bun\p{L}+|仅|只|未/iu;

/** The sentences about reading, also those of the codes for a missing resource. */
const sentencesAbout = perOperation((read: Operation): readonly string[] => {
  const rows = read.errors.filter(({ code }) => code === '404' || code === '410');
  return [...allSentencesOf(read), ...refusalsIn(read, rows)].filter((text) => ABOUT_READING.test(text));
});

/** Matches the words for a boolean that is off: `inactive`, `not active` and `deactivated` for `isActive`. */
const offPattern = (word: string): string =>
  String.raw`\b(?:in|un|de|dis|not |no longer |non-)${word.replace(/e?d$|e$/, '')}\p{L}*`;

/** Words that deny the reading itself, and not a state: `is not found`. */
const NOT_READ =
  /\b(?:not|never|no longer) (?:be )?(?:there|found|visible|shown|seen|readable|listed|accessible)\b/gi;

/** Returns whether the text names the value, also as a noun: `drafts`. */
const names = (text: string, value: string): boolean =>
  has(text, wordPattern(value)) || wordsOf(text).some((word) => singular(word) === value.toLowerCase());

const has = (text: string, pattern: string): boolean => new RegExp(pattern, 'iu').test(text);

/** Returns whether a text hides a value: by its own name, or because it shows only others. */
const hides = (text: string, isNamed: boolean, value: string, others: readonly string[]): boolean =>
  (isNamed && !has(text, `\\bonly (?:the |an? )?${wordPattern(value)}`)) ||
  (OTHERS_ONLY.test(text.replaceAll(NOT_READ, '')) && others.some((each) => names(text, each)));

/** @param shown what a write has sent or shown of the resource */
export function mayBeMissing(read: Operation, shown: Payload): boolean {
  const { properties = {} } = dataOf(read);
  const texts = sentencesAbout(read);
  return Object.entries(shown).some(([name, value]) => {
    if (typeof value === 'boolean') {
      const words = wordsOf(name).filter((each) => !/^(?:is|has)$/.test(each));
      const word = words.join('_');
      if (word.length < SHORTEST) return false;
      // Off, `inactive` names the state, and the word `active` names the other one.
      return texts.some((text) =>
        value
          ? hides(text, names(text, word), word, [])
          : hides(text, has(text, offPattern(word)), word, [word]),
      );
    }
    const all = (flattened(properties[name] ?? {}, read.schemas).enum ?? []).map(String);
    if (typeof value !== 'string' || !all.includes(value)) return false;
    const others = all.filter((each) => each !== value);
    return texts.some((text) => hides(text, names(text, value), value, others));
  });
}

/** Least length of a word for a boolean: `on` stands in every text. */
const SHORTEST = 4;

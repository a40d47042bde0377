/** Compares words by the letters that their forms share: `cancel`, `cancelled` and `cancellation`. */
import { wordsOf } from '../../core/base/words.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import type { Operation } from '../../core/contract/types.ts';
import { resourceWord } from './names.ts';

/** Fewest letters that tell a word: `vote` of `votes`. */
const SHORTEST = 4;
/** Letters that the forms of a longer word share: `enrol` of `enrolled` and `enrolments`. */
const STEM = 5;

/** Forms of short verbs, which share too few letters. */
const FORMS = [
  /^(?:pays?|paid|paying|payments?)$/i,
  /^(?:lends?|lent|lending)$/i,
  /^(?:sends?|sent|sending)$/i,
];

/** Returns whether two words may be forms of the same one. A short word tells nothing. */
export function sharesStem(one: string, other: string): boolean {
  if (FORMS.some((forms) => forms.test(one) && forms.test(other))) return true;
  const length = Math.min(STEM, one.length, other.length);
  return length >= SHORTEST && one.slice(0, length).toLowerCase() === other.slice(0, length).toLowerCase();
}

/** Verbs of names that say only that something is written. */
const GENERAL = /^(create|creates|list|make|post|save)$/;

/** The verb or noun is what the operation does: `review` for `POST /books/{id}/reviews`. */
export function isOfOperation({ id, url, roles = [] }: Operation, word: string): boolean {
  const made = roles.filter(({ does }) => does === 'made').map(({ resource }) => resourceWord(resource));
  return [...wordsOf(id), lastPartOf(url), ...made].some(
    (each) => !GENERAL.test(each) && sharesStem(each, word),
  );
}

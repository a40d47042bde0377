/** Finds the sentence that hides the resources of other owners: `The pupil of another guardian is a 404`. */
import { escaped, singular, wordsOf } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { roleWordOf } from './roleWord.ts';

/** Words for owners, if the contract has no resources of that name: `a visit of another patient` may be about the path. */
const OWNERS =
  'owner person holder member guardian parent family household student pupil employee resident tenant patient driver client customer seller buyer vendor supplier dealer author user account company firm agency laboratory school shop merchant team workspace practice clinic organisation organization'.split(
    ' ',
  );
/** `Guardians get their own pupils`: guardians own them. */
const THEIR_OWN =
  /\b(\p{L}+?)s (?:only )?(?:gets?|sees?|reads?|lists?|finds?|(?:may|can)(?: only)? \p{L}+) (?:only )?(?:the \p{L}+ of )?their own\b/iu;
/** Ends of such a sentence. */
const HIDDEN = String.raw`[^.]*\b(?:40[34]|not found|not exist|invisible|hidden|not visible)\b`;

/** @param all all operations of the contracts: the words of their roles are owners too */
export function otherOwnerSentence(operation: Operation, all: readonly Operation[]): string | undefined {
  const sentences = sentencesOf(operation).filter((text) => /\b(an)?other\b/i.test(text));
  if (sentences.length === 0) return undefined;
  const inPaths = new Set(all.flatMap(({ url }) => wordsOf(url).map(singular)));
  const inPath = wordsOf(operation.url).map(singular);
  const roles = all
    .flatMap((each) => [roleWordOf(each), ...sentencesOf(each).map((text) => THEIR_OWN.exec(text)?.[1])])
    .filter((word) => word !== undefined)
    .filter((word) => !inPath.includes(word.toLowerCase()));
  const owners = [...roles, ...OWNERS.filter((word) => !inPaths.has(word))];
  const hides = new RegExp(String.raw`\b(?:an)?other (?:${owners.map(escaped).join('|')})s?\b${HIDDEN}`, 'i');
  return sentences.find((text) => hides.test(text));
}

/** Reads the role that the contract requires for an operation: `Agents only`, `Only kitchen staff may collect orders`. */
import { singular, wordsOf } from '../../core/base/words.ts';
import { forbiddenRows } from '../../core/contract/isForbidden.ts';
import { OTHERWISE } from '../../core/contract/roleWords.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import { perOperation } from '../prose/perOperation.ts';

/** One to four words: `agents`, `kitchen staff`, `the pharmacist in charge`. */
const PHRASE = String.raw`(?:the )?((?:(?!(?:and|or|nor|not|also)\b)\p{L}+ ){0,3}?\p{L}+?)s?`;
/** A whole sentence: `For agents only`. */
const WHOLE = new RegExp(String.raw`^\W*(?:(?:for|by) )?${PHRASE} only\W*$`, 'iu');
/** A whole sentence: `Only agents may assign tickets`. */
const BEFORE = new RegExp(
  String.raw`^\W*only (?:for |by )?${PHRASE}(?: (?:may|can) \p{L}+(?: \p{L}+)?)?\W*$`,
  'iu',
);
/** A part of a sentence: `(agents only)`. */
const ASIDE = new RegExp(String.raw`\((?:for )?${PHRASE} only\)`, 'iu');
/** Words that do not name a role, without a final s: `(read only)`, `digits only`. */
const NO_ROLE =
  /\b(read|json|get|once|one|open|own|number|digit|letter|test|internal|draft|it|order|offer|integer|character)\b/i;
/** Words for persons, and for those who work at one place. Among several words, one of them shows that `kitchen staff` is a role, and that `working days` is none. */
const PERSON =
  /\b(staff|personnel|desk|office|reception|department|team|crew|clerk|nurse|lead|chief|head|chef|cook|judge|guard|pilot|coach|parent|student|admin\w*|\p{L}{3,}(er|or|ist|ian|ant|ee|man|men|person|people))s?\b/iu;
/** A sentence that lets others in: `Guardians may do it too`. */
const LETS_IN = /\b(may|can)\b.*\b(also|too|as well)\b|\b(also|too|as well)\b.*\b(may|can)\b/i;

/** `A credit above the limit is refused with 409`: the sentence says nothing of who may call. */
const isOfOtherStatus = (text: string): boolean =>
  /\b4(?:0[0-24-9]|\d[1-9])\b/.test(text) && !text.includes('403');

const isRole = (word: string): boolean => !NO_ROLE.test(word) && (!word.includes(' ') || PERSON.test(word));

/** The role that the contract requires for an operation; undefined if access may depend on anything else. */
export const roleWordOf = perOperation((operation): string | undefined => {
  const rows = forbiddenRows(operation);
  const texts = [...sentencesOf(operation), ...refusalsIn(operation, rows)];
  const mayBeOther = texts.some(
    (text) => (OTHERWISE.test(text) && !isOfOtherStatus(text)) || LETS_IN.test(text),
  );
  if (rows.length === 0 || mayBeOther) return undefined;
  const words = texts.flatMap((text) =>
    [WHOLE, BEFORE, ASIDE].flatMap((each) => each.exec(text)?.[1]?.toLowerCase() ?? []),
  );
  const path = wordsOf(operation.url).map(singular);
  // `Sent reminders only` is about the resource, not about who asks. One word, as in `Agents only`, counts at `/agents` too.
  return words.find((word) => isRole(word) && (!word.includes(' ') || !path.includes(wordsOf(word).at(-1)!)));
});

/**
 * Reads that a write is refused because of the state of a resource that it names: `An inactive desk is refused with 409`, `The
 * payslips of a pay run that is no longer a draft cannot be removed`.
 */
import { wordPattern } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import { perOperation } from '../prose/perOperation.ts';
import { isNarrowed } from './qualifiedState.ts';
import type { State } from './states.ts';

/** Words of a refusal. */
const REFUSES =
  /\b(refus\w*|reject\w*|cannot|can't|can not|must not|may not|not (?:possible|allowed|bookable)|4(?:0[09]|22|23))\b/i;
/** Exceptions, which may stand in another clause. */
const UNLESS = /\b(unless|except|force[ds]?|override\w*)\b/i;
/** Words of a clause with which such a request may be accepted. */
const MAY_ACCEPT = /\b(may still|can still|also|even|either|neither|nor|other than|anything but|but not)\b/i;

/** Matches the words for a state. For a boolean that is off: `inactive` and `not active` for `not active`. */
function wordsFor(value: string): string {
  const off = /^not (.+)$/.exec(value)?.[1];
  if (off === undefined) return wordPattern(value);
  return `(?:${['in', 'un', 'not ', 'non-', 'de'].map((each) => wordPattern(`${each}${off}`)).join('|')})`;
}

/** Returns the sentence in which the operation refuses a named resource in this state. @param noun the word for the resource */
export const refusesInState = perOperation((operation, noun: string, state: State): string | undefined =>
  operation.errors.some(({ code, implied }) => !implied && /^(400|409|422|423)$/.test(code))
    ? sentencesOf(operation).find((text) => namesNoun(text, noun) && refuses(text, noun, state))
    : undefined,
);

const patternFor = (noun: string): string => `(?:${wordPattern(noun)}|${wordPattern(`${noun}s`)})`;

/** A quick first test: most sentences are about something else. */
const namesNoun = (text: string, noun: string): boolean => new RegExp(patternFor(noun), 'iu').test(text);

/** Reads each clause by itself: `An unknown locker is a 404, a locker in maintenance a 409`. */
const refuses = (sentence: string, noun: string, state: State): boolean =>
  !UNLESS.test(sentence) &&
  withoutCommas(sentence.replaceAll('`', ''), state)
    .split(/[,;:(]\s|\s\(|, (?:and|or) /)
    .some((clause, at, all) => {
      // `(409)` stands behind its clause.
      const text = /^4\d\d\b/.test(all[at + 1] ?? '') ? `${clause} ${all[at + 1]}` : clause;
      return (
        !MAY_ACCEPT.test(text) && !isNarrowed(text, wordsFor(state.value)) && clauseRefuses(text, noun, state)
      );
    });

/** Writes a list of states as one clause: `draft, approved or cancelled` as `draft or approved or cancelled`. */
function withoutCommas(text: string, { value, others }: State): string {
  const any = `(?:${[value, ...others].map(wordsFor).join('|')})`;
  return text.replaceAll(new RegExp(`(${any}), (?:or |and )?(?=(?:an? )?${any})`, 'giu'), '$1 or ');
}

/** Words between a resource and its state: `a locker that is still in maintenance`. */
const BE = String.raw`(?:that|which|who)?(?: ?(?:is|are|has|have|was|been|in|the|state|status|an?|under|still|already|yet|now))*`;

function clauseRefuses(text: string, noun: string, { value, others }: State): boolean {
  const thing = patternFor(noun);
  const all = [value, ...others];
  const has = (pattern: string): boolean => new RegExp(pattern, 'iu').test(text);
  // `Only for active desks`, `the desk must be active`: all other states are refused.
  const demanded = all.filter((each) => {
    const word = wordsFor(each);
    return (
      has(String.raw`\bonly\b[^,;]*\b${word} ${thing}`) ||
      has(String.raw`\bonly\b[^,;]* (?:while|if|when|as long as) (?:the|its|this) ${thing} ${BE} ?${word}`) ||
      has(String.raw`${thing} (?:must|has to|needs to) be (?:an? |in |still )*${word}`)
    );
  });
  // `Only free or active desks`: the pattern finds one of several allowed states.
  const allowsSeveral = all.some((each) => has(`${wordsFor(each)}(?: or | and )`));
  if (demanded.length > 0) return !demanded.includes(value) && !allowsSeveral;
  if (/\bonly\b/i.test(text) || !REFUSES.test(text)) return false;
  // `A pay run that is no longer a draft`: the other states are refused.
  const denied = all.filter((each) =>
    has(String.raw`${thing} (?:that|which) (?:is|are) (?:no longer|not)(?: yet| an?| in)* ${wordsFor(each)}`),
  );
  if (denied.length > 0) return denied.length === 1 && denied[0] !== value;
  const isOff = value.startsWith('not ');
  const isDenied = has(String.raw`\bnot? (?:longer )?(?:an? |in )*${wordsFor(value)}`);
  // `A desk that is not active` says nothing against an active one.
  if (isDenied && !isOff) return false;
  const any = `(?:${all.map(wordsFor).join('|')})`;
  // `An inactive desk`, `frozen and cancelled members`, `a desk in maintenance`, `if the desk is inactive`
  return (
    has(
      String.raw`(?:^\W*|\b(?:an?|any|the|of|in|for|to|on) )(?:${any} (?:and|or) )*${wordsFor(value)}(?: (?:and|or) ${any})* ${thing}`,
    ) || has(`${thing} ${BE} ?${wordsFor(value)}`)
  );
}

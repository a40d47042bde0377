/**
 * Reads that a write is refused because of the state of a resource that it names: `An inactive desk is refused with 409`, `The
 * payslips of a pay run that is no longer a draft cannot be removed`.
 */
import { wordPattern } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import type { State } from './states.ts';

/** Words of a refusal. */
const REFUSES =
  /\b(refus\w*|reject\w*|cannot|can't|can not|must not|may not|not (?:possible|allowed|bookable)|4(?:0[09]|22|23))\b/i;
/** Exceptions, which may stand in another clause. */
const UNLESS = /\b(unless|except|force[ds]?|override\w*)\b/i;
/** Words with which such a request may be accepted. */
const MAYBE = /\b(may still|can still|also|even|either|neither|nor|other than|anything but|but not)\b/i;

/** Words for a state: a boolean that is off is `inactive` for `active`. */
function wordsFor(value: string): string {
  const off = /^not (.+)$/.exec(value)?.[1];
  if (off === undefined) return wordPattern(value);
  return `(?:${['in', 'un', 'not ', 'non-', 'de'].map((each) => wordPattern(`${each}${off}`)).join('|')})`;
}

/** Returns the sentence in which the operation refuses a named resource in this state. @param noun the word for the resource */
export const refusesInState = (operation: Operation, noun: string, state: State): string | undefined =>
  operation.errors.some(({ code, implied }) => !implied && /^(400|409|422|423)$/.test(code))
    ? sentencesOf(operation).find((text) => namesThing(text, noun) && isRefused(text, noun, state))
    : undefined;

const patternFor = (noun: string): string => `(?:${wordPattern(noun)}|${wordPattern(`${noun}s`)})`;

/** Most sentences name another thing, which one comparison shows. */
const namesThing = (text: string, noun: string): boolean => new RegExp(patternFor(noun), 'iu').test(text);

/** Reads each clause of its own: `An unknown locker is a 404, a locker in maintenance a 409`. */
const isRefused = (sentence: string, noun: string, state: State): boolean =>
  !UNLESS.test(sentence) &&
  sentence
    .replaceAll('`', '')
    .split(/[,;:(]\s|\s\(|, (?:and|or) /)
    .some((clause, at, all) => {
      // `(409)` stands behind its clause.
      const text = /^4\d\d\b/.test(all[at + 1] ?? '') ? `${clause} ${all[at + 1]}` : clause;
      return !MAYBE.test(text) && saysSo(text, noun, state);
    });

const BE = String.raw`(?:that|which|who)?(?: ?(?:is|are|has|have|was|been|in|the|state|status|an?|under|still|already|yet|now))*`;

function saysSo(text: string, noun: string, { value, others }: State): boolean {
  const thing = patternFor(noun);
  const any = [value, ...others].map(wordsFor);
  const is = (pattern: string): boolean => new RegExp(pattern, 'iu').test(text);
  // `Only for active desks`, `the desk must be active`: all other states are refused.
  const demanded = [value, ...others].filter((each) => {
    const word = wordsFor(each);
    return (
      is(String.raw`\bonly\b[^,;]*\b${word} ${thing}`) ||
      is(String.raw`\bonly\b[^,;]* (?:while|if|when|as long as) (?:the|its|this) ${thing} ${BE} ?${word}`) ||
      is(String.raw`${thing} (?:must|has to|needs to) be (?:an? |in |still )*${word}`)
    );
  });
  if (demanded.length > 0)
    return !demanded.includes(value) && !any.slice(1).some((each) => is(`${each}(?: or | and )`));
  if (/\bonly\b/i.test(text) || !REFUSES.test(text)) return false;
  const denied = [value, ...others].filter((each) =>
    is(String.raw`${thing} (?:that|which) (?:is|are) (?:no longer|not)(?: yet| an?| in)* ${wordsFor(each)}`),
  );
  if (denied.length > 0) return denied.length === 1 && denied[0] !== value;
  // `An inactive desk`, `a desk in maintenance`, `if the desk is inactive`
  if (is(String.raw`\bnot? (?:longer )?(?:an? |in )*${wordsFor(value)}`) && !value.startsWith('not '))
    return false;
  return (
    is(String.raw`\b(?:an?|any|the|of|in|for|to|on) ${wordsFor(value)} ${thing}`) ||
    is(`${thing} ${BE} ?${wordsFor(value)}`)
  );
}

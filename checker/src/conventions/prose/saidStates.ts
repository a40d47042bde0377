/** Reads for which states a rule holds: `while one is open or held`, `cancelled ones aside`. */
import { wordPattern } from '../../core/base/words.ts';

/** Words that leave the states of their sentence out; not `ignoring case`. */
const ASIDE =
  /\b(except|excluding|apart from|aside|(?:ignor|disregard)\w+(?! (?:the |upper |lower )*(?:case|letter|capital|space|blank|white|accent|hyphen|punctuation))|left out|not count(?:ing|ed)|(?:do|does) not count|don't count|other than|but not)\b/i;

/**
 * Returns whether the rule holds for a resource in this state; undefined if the sentences name no state.
 *
 * @param states all states of the contract
 */
export function holdsInState(
  texts: readonly string[],
  state: string,
  states: readonly string[],
): boolean | undefined {
  const plain = texts.map((text) => text.replaceAll('`', ''));
  const isSaid = (text: string, each: string, before = ''): boolean =>
    new RegExp(before + wordPattern(each), 'iu').test(text);
  // `That is not cancelled or expired` leaves both out: other states may stand between `not` and this one.
  const any = states.map((each) => wordPattern(each)).join('|');
  const not = String.raw`\b(?:not|no longer|neither|non)[ -](?:(?:yet|an?|in|been) )*(?:(?:${any})(?:, (?:n?or )?| n?or ))*`;
  const isLeftOut = (text: string, each: string): boolean => ASIDE.test(text) || isSaid(text, each, not);
  const sentencesWith = (each: string): string[] => plain.filter((text) => isSaid(text, each));
  const leftOut = states.filter((each) => sentencesWith(each).some((text) => isLeftOut(text, each)));
  if (leftOut.includes(state)) return false;
  const said = states.filter((each) => sentencesWith(each).some((text) => !isLeftOut(text, each)));
  if (said.length > 0) return said.includes(state);
  return leftOut.length > 0 ? true : undefined;
}

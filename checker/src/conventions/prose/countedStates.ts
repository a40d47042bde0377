/** Reads the states of a described number: `Claims that are filed or assessed`. */

/** The groups are the noun and the states. Nothing may follow them. */
const COUNTED =
  /^(?:(?:the )?(?:number|count) of )?(?:the |all )?(\p{L}+) (?:that|which|who) are ((?:`?\w+`?(?:, or |, and |, | or | and ))*`?\w+`?)\.?$/iu;

/**
 * @param noun the word of the list: `claims`
 * @param states the states that its items can have
 * @returns undefined for any other description, and for one with a word that is no state
 */
export function countedStates(
  description: string,
  noun: string,
  states: readonly string[],
): readonly string[] | undefined {
  const [, counted = '', said = ''] = COUNTED.exec(description.trim()) ?? [];
  if (counted.toLowerCase() !== noun.toLowerCase()) return undefined;
  const words = said.replaceAll('`', '').split(/, or |, and |, | or | and /);
  return words.every((word) => states.includes(word)) ? words : undefined;
}

/** Reads the states of a described number: `Claims that are filed or assessed`. */

const BEGINNING = '^(?:(?:the )?(?:number|count) of )?(?:the |all )?';
const STATES = '((?:`?\\w+`?(?:, or |, and |, | or | and ))*`?\\w+`?)';
/** `Claims that are filed`, `claims in status filed`: the groups are the noun and the states. Nothing may follow them. */
const STATES_LAST = new RegExp(
  String.raw`${BEGINNING}(\p{L}+) (?:(?:that|which|who) are|(?:in|with)(?: the)? (?:state|status)|whose (?:state|status) is) ${STATES}\.?$`,
  'iu',
);
/** `Number of filed claims`: the groups are the states and the noun. */
const STATES_FIRST = new RegExp(String.raw`${BEGINNING}${STATES} (\p{L}+)\.?$`, 'iu');

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
  const text = description.trim();
  const [, statesFirst = '', nounLast = ''] = STATES_FIRST.exec(text) ?? [];
  const [, counted = nounLast, said = statesFirst] = STATES_LAST.exec(text) ?? [];
  if (counted.toLowerCase() !== noun.toLowerCase()) return undefined;
  const words = said.replaceAll('`', '').split(/, or |, and |, | or | and /);
  const found = words.map((word) => states.find((each) => each.toLowerCase() === word.toLowerCase()));
  return found.every((each) => each !== undefined) ? found : undefined;
}

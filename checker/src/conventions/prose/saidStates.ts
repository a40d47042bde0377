/** Reads for which states a rule holds: `while one is open or held`, `cancelled ones aside`. */
import { wordPattern } from '../../core/base/words.ts';

/** Words that leave the states beside them out. */
const ASIDE =
  /\b(except|excluding|apart from|aside|ignor\w+|not counting|(?:do|does) not count|don't count|other than|but not)\b/i;

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
  const named = (isAside: boolean): string[] =>
    states.filter((each) => texts.some((text) => ASIDE.test(text) === isAside && isNamed(text, each)));
  const leftOut = named(true);
  if (leftOut.includes(state)) return false;
  const said = named(false);
  if (said.length > 0) return said.includes(state);
  return leftOut.length > 0 ? true : undefined;
}

const isNamed = (text: string, state: string): boolean =>
  new RegExp(wordPattern(state), 'iu').test(text.replaceAll('`', ''));

/** Reads which state an action gives to a resource that its own one names: `The instrument becomes \`AVAILABLE\` again`. */
import { wordPattern } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

/** Words of a condition, with which the state need not follow. */
const CONDITION =
  /\b(?:if|unless|except|when|whenever|while|may|might|can|could|otherwise|only|until|once|as soon as|not|never|no longer|after|before)\b/i;

/**
 * @param noun the word for the other resource @param states its states
 * @returns the state, and the sentence
 */
export function statedStateOf(
  operation: Operation,
  noun: string,
  states: readonly string[],
): { readonly state: string; readonly text: string } | undefined {
  const thing = `(?:the|its) ${wordPattern(noun)}`;
  const any = states.map((each) => wordPattern(each)).join('|');
  const form = new RegExp(
    `(?:^${thing} (?:becomes|turns|is(?: then| now| set to)?)|\\bmakes ${thing}) (${any})(?: again)?(?: at once)?$`,
    'iu',
  );
  for (const text of sentencesOf(operation)) {
    if (CONDITION.test(text)) continue;
    for (const clause of text.replaceAll('`', '').split(/,? and (?!the )|[;:] |, /)) {
      const [, found] = form.exec(clause.trim()) ?? [];
      const state = states.find(
        (each) => found !== undefined && new RegExp(`^${wordPattern(each)}$`, 'iu').test(found),
      );
      if (state !== undefined) return { state, text };
    }
  }
  return undefined;
}

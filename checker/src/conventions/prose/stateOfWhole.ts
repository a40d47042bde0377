/** Reads which state an action gives to a resource that its own one names: `The instrument becomes \`AVAILABLE\` again`. */
import { wordPattern } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { hasEffectCondition } from './effectCondition.ts';

/** A value of the request, such as `condition: DAMAGED`. */
export interface Given {
  readonly member: string;
  readonly value: string;
}

export interface StatedState {
  readonly state: string;
  readonly text: string;
  /** The state follows only with this value in the request. */
  readonly given?: Given;
}

/**
 * @param noun the word for the other resource @param states its states
 * @param choices the values that the request may have
 * @returns each state with its sentence
 */
export function statedStatesOf(
  operation: Operation,
  noun: string,
  states: readonly string[],
  choices: readonly Given[] = [],
): StatedState[] {
  const thing = wordPattern(noun);
  const any = `(${states.map((each) => wordPattern(each)).join('|')})(?: again)?(?: at once)?$`;
  const is = '(?:is|becomes|turns|goes(?: back)? to|moves to|is set to)(?: then| now)?';
  const always = new RegExp(`(?:^(?:the|its) ${thing} ${is}|\\bmakes (?:the|its) ${thing}) ${any}`, 'iu');
  const formsOf = (value: string): RegExp => {
    const word = wordPattern(value);
    const condition = `in ${word}(?: condition| state)?`;
    return new RegExp(
      `^(?:${condition},? (?:the|its) ${thing}|an? ${thing} ${condition}|an? ${word} (?:one|${thing})(?:[^.;]*: it)?) ${is} ${any}`,
      'iu',
    );
  };
  const forms = [
    { form: always, given: undefined },
    ...choices.map((given) => ({ form: formsOf(given.value), given })),
  ];
  return sentencesOf(operation)
    .filter((text) => !hasEffectCondition(text))
    .flatMap((text) =>
      clausesOf(text).flatMap((clause) =>
        forms.flatMap(({ form, given }): StatedState[] => {
          const [, found = ''] = form.exec(clause) ?? [];
          const state = states.find((each) => new RegExp(`^${wordPattern(each)}$`, 'iu').test(found));
          return state === undefined ? [] : [{ state, text, ...(given && { given }) }];
        }),
      ),
    );
}

/** The clauses of a sentence. A beginning before `, the` or a colon may be a condition: `In good condition, the instrument …`. */
const clausesOf = (text: string): string[] =>
  text
    .replaceAll('`', '')
    .split(/,? and (?!the |its )|; |, (?!the |its )/)
    .map((each) => each.trim());

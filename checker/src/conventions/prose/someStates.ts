/** Reads that a list shows resources in some states only: `Published campaigns`, `Retired meters are listed only if this is true`. */
import { isStateName } from '../../core/base/stateName.ts';
import { singular, wordPattern, wordsOf } from '../../core/base/words.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';

/** Words for items that come and go by themselves. */
const PASSING =
  /\b(?:upcoming|future|past|recent|latest|current|today's|popular|featured|trending|most \p{L}+|top \d+|last \d+)\b(?! first)/iu;

/**
 * Returns whether the list may leave out a resource for its state, as its sentences or the description of a parameter that is not
 * sent say. A sentence that names every state leaves none out.
 */
export function listsSomeStates(operation: Operation, payload: Payload): boolean {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const unsent = Object.entries(properties).flatMap(([name, part]) =>
    name in payload ? [] : [`${wordsOf(name).join(' ')} ${descriptionOf(part, operation)}`],
  );
  const texts = sentencesOf(operation);
  return (
    itemStates(operation).some(({ states }) => {
      const named = (text: string): number => states.filter((state) => isStateNamed(text, state)).length;
      const isSome = (count: number): boolean => count > 0 && count < states.length;
      return (
        texts.some((text) => isSome(named(text))) ||
        unsent.some((text) => INCLUDES.test(text) && named(text) > 0)
      );
    }) || texts.some((text) => PASSING.test(text))
  );
}

/** Names (`showClosed`) and descriptions (`are listed only if this is true`) of parameters that add what the list leaves out. */
const INCLUDES = /^(?:show|include|with|also|all)\b|\b(?:listed|shown|included|include|returned|left out)\b/i;

/** The members of a list's items that show a state, with all their values. */
export function itemStates(
  operation: Operation,
): { readonly name: string; readonly states: readonly string[] }[] {
  const { schemas } = operation;
  const { properties = {} } = listIn(dataOf(operation), schemas)?.item ?? {};
  return Object.entries(properties).flatMap(([name, part]) => {
    const states = (flattened(part, schemas).enum ?? []).filter((each) => typeof each === 'string');
    return states.length > 1 && (isStateName(name) || /visibility/i.test(name)) ? [{ name, states }] : [];
  });
}

/** `Drafts` names `draft`, `retired` names `RETIRED`. */
export const isStateNamed = (text: string, state: string): boolean =>
  [state, `${state}s`].some((each) => new RegExp(wordPattern(each), 'iu').test(text)) ||
  wordsOf(text).some((word) => singular(word) === state.toLowerCase());

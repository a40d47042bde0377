/** Finds the part of a sentence about a refusal that is understood, and writes it in the words that forbidden.ts knows. */
import type { Operation } from '../../core/contract/types.ts';
import type { State } from './states.ts';
import { isUnderstood } from './understood.ts';

/** `Only while nothing is used, that is in the status open`: the second part says the same by the state. */
const SAME_BY_STATE = /\b(while|if|when) [^,;]*, that is,? (?=in (?:the )?(?:status|state)\b)/i;

/** All but the first of several reasons for a refusal: `409 if it is shipped, or if a line is missing`. */
const NEXT_REASONS = /, (?:(?:or )?(?=if |when |while )|or ).*/;
/** Words of a sentence whose other parts may change the first reason, or whose first part is no reason. */
const CHANGES = /\b(and|but|only|unless|except|must|may|can|otherwise|else|other|without|also)\b/i;

/**
 * Returns the understood part of a sentence about a refusal: all of it, or the first of several reasons. `the order is not in status
 * approved` becomes `it is not approved`.
 */
export function readable(sentence: string, operation: Operation, state: State): string | undefined {
  const text = sentence.replace(SAME_BY_STATE, '$1 it is ');
  const first = CHANGES.test(text) ? text : text.replace(NEXT_REASONS, '');
  const found = [...new Set([text, first])].find((each) => isUnderstood(each, operation, state));
  return found
    ?.replaceAll(
      /(?<=\b(?:is|are|be|isn't|aren't)(?: not| no longer)? )in (?:the |an? )?(?:status|state) /gi,
      '',
    )
    .replaceAll(/\bthe \p{L}+(?= (?:is|isn't|are|must)\b)/giu, 'it');
}

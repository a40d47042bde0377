/** Reads a refusal that names only resources which depend on another one: `The customer has jobs, whatever their status`. */
import { wordPattern } from '../../core/base/words.ts';

/** Whether the dependent resources count in every state, or only in the one of a new resource for sure. */
export type Counting = 'in every state' | 'at least new';

const EVERY_STATE = String.raw`,? (?:whatever|no matter|regardless of|irrespective of|in) (?:their|its|the|any|which|what) (?:status|state)(?:es|s)?`;

/**
 * @param text the description of a refusal
 * @param own the word of the resource: `customer`
 * @param others words of the dependent ones: `jobs`
 * @returns undefined for a text with further words, which may leave some of the dependent ones out
 */
export function hasOthers(text: string, own: string, others: readonly string[]): Counting | undefined {
  const nouns = others.filter((word) => word !== '').map(wordPattern);
  if (own === '' || nouns.length === 0) return undefined;
  const whole = new RegExp(
    `^(?:the |this |an? )?${wordPattern(own)} (?:still )?has (?:any |an? )?(?:${nouns.join('|')})(${EVERY_STATE})?$`,
    'iu',
  );
  const found = whole.exec(text);
  if (!found) return undefined;
  return found[1] === undefined ? 'at least new' : 'in every state';
}

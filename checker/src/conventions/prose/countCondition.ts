/** Reads that a number counts some items only: `number of its recipients who have signed`. */
import { singular, wordsOf } from '../../core/base/words.ts';

const COUNT = /^(?:the )?(?:total )?(?:number|count) of /i;
/** Ends that name no condition: `internal notes included`, `(hidden ones too)`. */
const NO_CONDITION = /,? \(?[\w ]+ (?:included|too)\b.*$/i;
/** Words that say nothing about the items, in what `singular` makes of them: `thi` is `this`. */
const PLAIN = /^(the|all|it|their|thi|of|in|a|an|list|listed|currently|so|far|have|been|are|there)$/;

/**
 * Returns whether a description such as `number of …` has a word beyond those of the member and of its resource. `openLoans` counts
 * the open loans, so `number of open loans of the reader` adds nothing.
 *
 * @param known names whose words say nothing new: the member, its resource
 */
export function countsSomeOnly(description: string, known: readonly string[]): boolean {
  const [first = ''] = description.split(/[.;]/, 1);
  if (!COUNT.test(first)) return false;
  const words = wordsOf(first.replace(COUNT, '').replace(NO_CONDITION, '')).map(singular);
  const said = new Set(known.flatMap((name) => wordsOf(name).map(singular)));
  return words.some((word) => !said.has(word) && !PLAIN.test(word));
}

/** Reads which members a change calculates again: `The fee is calculated again`, `Nights and total are worked out again`. */
import { isNamedIn, wordPattern } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

export interface Recalculated {
  readonly members: readonly string[];
  readonly text: string;
}

const AGAIN =
  /\b(?:calculated|computed|worked out|determined) (?:anew|again|afresh)\b|\bre-?(?:calculate[sd]?|compute[sd]?)\b|重新计算|重算/i;
/** Words with which a member need not follow the new values. `When the times change` is no such condition. */
const NOT_ALWAYS =
  /\b(?:unless|except|only|may|might|can|could|not|never|no longer|until|later|nightly|daily|every|at the end|job|asynchronous\w*|eventually)\b/i;
/** The unit of a member, which a sentence leaves out: `fee` for `fee_cents`. */
const UNIT = /_(?:cents?|minor|euros?|eur|usd|fen|amount)$|(?:Cents?|Minor|Euros?|Eur|Usd|Fen|Amount)$/;

/** @param names the members that a change cannot send */
export function recalculatedIn(operation: Operation, names: readonly string[]): Recalculated[] {
  return sentencesOf(operation)
    .filter((text) => AGAIN.test(text) && !NOT_ALWAYS.test(text))
    .flatMap((text) => {
      const members = names.filter(
        (name) =>
          isNamedIn(text, name) ||
          new RegExp(wordPattern(name.replace(UNIT, '')), 'iu').test(text.replaceAll('`', '')),
      );
      return members.length === 0 ? [] : [{ members, text }];
    });
}

/** Reads which members a change calculates again: `The fee is calculated again`, `Nights and total are worked out again`. */
import { isNamedIn, wordPattern } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { hasEffectCondition } from './effectCondition.ts';
import { withoutUnit } from './units.ts';

export interface Recalculated {
  readonly members: readonly string[];
  readonly text: string;
  /** The sentence speaks of a change of the times only. */
  readonly onlySpan: boolean;
}

const AGAIN =
  /\b(?:calculated|computed|worked out|determined) (?:anew|again|afresh)\b|\bre-?(?:calculate[sd]?|compute[sd]?)\b|重新计算|重算/i;
/** Words of a later time, at which a member follows the new values. */
const LATER =
  /\b(?:later|nightly|daily|every|at the end|job|asynchronous\w*|eventually|by (?:the|our) staff)\b/i;
/** `When the times change`: a condition that a change of the span fulfils. */
const WITH_SPAN =
  /\b(?:when|whenever|if) (?:the |its )?(?:times?|dates?|days?|nights?|period|span|stay) (?:changes?|is changed|are changed|moves?|is moved|are moved)\b/i;

/** @param names the members that a change cannot send */
export function recalculatedIn(operation: Operation, names: readonly string[]): Recalculated[] {
  return sentencesOf(operation)
    .filter(
      (text) => AGAIN.test(text) && !LATER.test(text) && !hasEffectCondition(text.replace(WITH_SPAN, '')),
    )
    .flatMap((text) => {
      const members = names.filter(
        (name) =>
          isNamedIn(text, name) ||
          new RegExp(wordPattern(withoutUnit(name)), 'iu').test(text.replaceAll('`', '')),
      );
      return members.length === 0 ? [] : [{ members, text, onlySpan: WITH_SPAN.test(text) }];
    });
}

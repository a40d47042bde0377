/** Reads from the contract a comparison that forbids a value: `409 if amount is more than open`. */
import { numberOf } from '../../core/base/numberOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { refusals } from './stateRows.ts';

/** Comparisons that forbid more than the limit. All others forbid less. */
const MORE = /^(more|greater|higher|larger|above|exceeds?|大于|超过|高于)/i;

interface Compared {
  /** The sentence of the contract. */
  readonly text: string;
  /** The member of the request. */
  readonly one: string;
  /** The member of the resource that limits it. */
  readonly other: string;
  /** True if the text forbids more than the limit, false if less. */
  readonly isMore: boolean;
}

/** `409 if amount is more than open`: compares a member of the request with one of the resource. */
export const comparedIn = (operation: Operation): Compared[] =>
  refusals(operation).flatMap((text) => {
    const [, one = '', how = '', other = ''] =
      /\b(\w+)\b (?:(?:is|would be) )?(more than|greater than|higher than|larger than|above|exceeds?|less than|lower than|smaller than|below)(?: (?:its|the|what is))? (\w+)\b/i.exec(
        text,
      ) ??
      /(\w+) ?(大于|超过|高于|小于|低于) ?(\w+)/.exec(text) ??
      [];
    return one === '' ? [] : [{ text, one, other, isMore: MORE.test(how) }];
  });

/** @returns the sentence that forbids the sent values beside the shown ones: they are too high, or too low; undefined if none does */
export const exceededIn = (operation: Operation, sent: Payload, shown: Payload): string | undefined =>
  comparedIn(operation).find(({ one, other, isMore }) => {
    const [given, limit] = [numberOf(sent[one]), numberOf(shown[other])];
    return isMore ? given > limit : given < limit;
  })?.text;

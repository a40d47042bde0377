import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

/** `All or nothing`, `nothing is booked`. Not `only while nothing is used` (a state), nor `if none is given` (a missing value). */
const ALL_OR_NONE =
  /\ball or nothing\b|\batomic|(?<!while )\bnothing is (?!used|given|known)\w+|\bnone (of them )?(is|are) (?!given|set|known|used)\w+|全部成功或全部失败|原子|全部不|都不|均不|全部回滚/i;

/** Tells whether a sentence promises that a refused request changes none of the resources that it names. */
export const isAllOrNone = (text: string): boolean => ALL_OR_NONE.test(text);

/** Returns the sentence of an operation with this promise. */
export const allOrNoneOf = (operation: Operation): string | undefined =>
  sentencesOf(operation).find(isAllOrNone);

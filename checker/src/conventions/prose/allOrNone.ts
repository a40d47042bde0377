import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

const ALL_OR_NONE =
  /\ball or nothing\b|\batomic|\bnothing is \w+|\bnone (of them )?(is|are) \w+|全部成功或全部失败|原子|全部不|都不|均不|全部回滚/i;

/** Returns the sentence that says: a refused request changes none of the resources that it names. */
export const allOrNoneOf = (operation: Operation): string | undefined =>
  sentencesOf(operation).find((text) => ALL_OR_NONE.test(text));

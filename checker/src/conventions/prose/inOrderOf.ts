import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

/** `In the order of ids`, `keeps the order of the request`, `顺序与 ids 一致` */
const ORDER =
  /\b(in|keeps?|preserves?) the (same )?order (of|in which|as)\b|\bsame order\b|顺序(与|和)[^。]*(一致|相同)/i;

/** Returns the sentence with which the response has the order of a list in the request. The sentence must name the list. */
export const inOrderOf = (operation: Operation, name: string): string | undefined =>
  sentencesOf(operation).find((text) => ORDER.test(text) && text.includes(name));

import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

const ORDER =
  /\b(in|keeps?|preserves?) the (same )?order (of|in which|as)\b|\bsame order\b|顺序(与|和)[^。]*(一致|相同)/i;

/** Returns the sentence that gives the response the order of a list in the request. */
export const inOrderOf = (operation: Operation, name: string): string | undefined =>
  sentencesOf(operation).find((text) => ORDER.test(text) && text.includes(name));

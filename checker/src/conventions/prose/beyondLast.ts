import { flattened } from '../../core/contract/flattened.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { perOperation } from './perOperation.ts';

/** `A page after the last is refused with 404`, `超出总页数返回 404`. Not `is empty, not an error`. */
const BEYOND =
  /\bpages? (?:(?:after|beyond|past|behind|later than) the (?:last|end)|(?:that|which) do(?:es)? not exist)\b[^.;]*\b(4\d\d|not found|refused|(?<!\bnot an? |\bno )error)\b|\b(4\d\d)\b[^.;]*\b(?:after|beyond|past) the last page\b|(?:超出|超过)(?:最后一页|总页数|页码范围)[^。；]*(4\d\d)/i;

/** Tells whether a sentence refuses a page after the last one. */
export const isRefusedBeyond = (text: string): boolean => BEYOND.test(text);

/** Returns the sentence that refuses a page after the last one. */
export const refusalBeyondOf = perOperation((operation): string | undefined => {
  const { paging, schemas } = operation;
  // An offset beyond the end is no page.
  if (!paging || paging.byOffset) return undefined;
  const { properties = {} } = flattened(operation.request, schemas);
  const { description = '' } = valueOf(properties[paging.ask.page] ?? {}, schemas);
  return [description, ...allSentencesOf(operation)].find(isRefusedBeyond);
});

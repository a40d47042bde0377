import { sentencesIn } from '../../core/contract/sentences.ts';

/** `Books that carry all of the tags`, `combined with AND`, `匹配所有标签` */
const ALL =
  /\b(all|every|each)( one)? of (the|these|those|them|its)\b|\b(has|have|having|carry|carries|carrying|match(es|ing)?|contain(s|ing)?|bears?|bearing|includ(e|es|ing)|satisf(y|ies)|with) (all|every|each|both)\b|\ball (given|named|listed|of)\b|\b(combined|joined|linked) (by|with) and\b|\b(logical|boolean) and\b|\bis anded\b|同时|(包含|具有|满足|匹配|符合)(全部|所有|每)/i;

/** Phrases for which one of several values is enough, or which describe a default: `if left out, all are listed`. */
const ANY =
  /\b(any|either|or|some)\b|(?<!\b(every|each) )\bone of\b|\bdefaults?\b|\b(without|omit\w*|absent|empty|missing|leave|left|unset)\b|任一|任意|之一|默认|为空|不传|缺省/i;

/** Tells whether the description of a parameter asks for items that have every given value. */
export const wantsAll = (description: string): boolean =>
  sentencesIn(description).some((text) => ALL.test(text) && !ANY.test(text));

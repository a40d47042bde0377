/** Reads by which member a list is sorted: `The customers of the workshop, sorted by name`. */
import { singular, squeezed } from '../../core/base/words.ts';
import { collectionWord } from '../../core/contract/collectionWord.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

export interface SaidOrder {
  readonly member: string;
  /** Without a direction in the sentence, either is right. */
  readonly direction?: 'up' | 'down';
  readonly text: string;
}

const QUOTE = '`?';
const UP = /^(?:asc|(?:from )?a to z)/i;
const DIRECTION = String.raw`(?:in )?(asc(?:ending)?|desc(?:ending)?|(?:from )?a to z|(?:from )?z to a)(?: order)?`;
/**
 * A whole sentence. The groups are what is listed, the sorted member and the direction. A second member decides among equals.
 * `The goods ordered by a customer` are not sorted: `ordered` stands at the beginning or behind a comma.
 */
const WHOLE = new RegExp(
  String.raw`^([\p{L} ,]*?)(?:\bsorted|(?<=^|, )ordered) by (?:the |their )?${QUOTE}(\w+?(?: \w+)??)${QUOTE}(?:,? \(?${DIRECTION}\)?)?(?:,? then (?:by )?(?:the |their )?${QUOTE}\w+${QUOTE})?$`,
  'iu',
);
/** Words before the order. The group is the noun of the list: `tours` of `The open tours of the guide, `. */
const LISTED =
  /^(?:(?:returns?|lists?) )?(?:(?:all|the|your) (?:(?!other|remaining|equal|same)\p{L}+ )??)?(\p{L}+)(?: (?:of|in|at) (?:all|an?|the|this|your) \p{L}+)?,? $/iu;

/** Words of a further sentence that takes some items out of the order: `Pinned tours come first`. */
const EXCEPTION =
  /\b(?:first|last|top|bottom|ahead|(?:before|after) (?:all|any|the|other)|end|(?:begin|start)s? with|precedes?|follows?|leads?|pinned|grouped|order)\b/i;

/** @param members the names of the listed items' members; the sentence must name one of them */
export function saidOrder(operation: Operation, members: readonly string[]): SaidOrder | undefined {
  const texts = sentencesOf(operation);
  const orders = texts.flatMap((text): SaidOrder[] => {
    const [, listed = '', spoken = '', way] = WHOLE.exec(text) ?? [];
    const member = members.find((each) => squeezed(each) === squeezed(spoken.replaceAll(' ', '_')));
    if (member === undefined || !isOfList(listed, operation)) return [];
    return [{ member, text, ...(way !== undefined && { direction: UP.test(way) ? 'up' : 'down' }) }];
  });
  const [order] = orders;
  const isExcepted = texts.some((text) => text !== order?.text && EXCEPTION.test(text));
  return orders.length === 1 && !isExcepted ? order : undefined;
}

/** Returns whether the list itself is sorted. Of another noun, such as `ties` or a list within the list, the order may be another. */
function isOfList(listed: string, { url }: Operation): boolean {
  const [, noun = ''] = LISTED.exec(listed) ?? [];
  return listed === '' || singular(noun.toLowerCase()) === singular(collectionWord({ name: url }));
}

/** Reads by which member a list is sorted: `The customers of the workshop, sorted by name`. */
import { squeezed } from '../../core/base/words.ts';
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
/** Words for another order: of what is listed itself, of a list within it, of equal items, or for some requests only. */
const OTHER =
  /\b(?:is|are|same|equal|ties|with|and (?:their|its|the)|each|every|whose|which|that|including|grouped|first|last|top|most|then|before|after|ahead|by|default|if|when\w*|unless|without|may|can|could|not|never|or|pinned|usually)\b/i;

/** A sentence that takes some items out of the order: `Pinned tours come first`. */
const EXCEPTION =
  /\b(?:comes?|go(?:es)?|stands?|appears?|stays?|listed|shown|placed|put)\b.*\b(?:first|last|top|bottom|ahead|before|end)\b/i;

/** @param members the names of the listed items' members; the sentence must name one of them */
export function saidOrder(operation: Operation, members: readonly string[]): SaidOrder | undefined {
  const texts = sentencesOf(operation);
  if (texts.some((text) => EXCEPTION.test(text))) return undefined;
  const orders = texts.flatMap((text): SaidOrder[] => {
    const [, listed = '', spoken = '', way] = WHOLE.exec(text) ?? [];
    const member = members.find((each) => squeezed(each) === squeezed(spoken.replaceAll(' ', '_')));
    if (member === undefined || OTHER.test(listed)) return [];
    return [{ member, text, ...(way !== undefined && { direction: UP.test(way) ? 'up' : 'down' }) }];
  });
  return orders.length === 1 ? orders[0] : undefined;
}

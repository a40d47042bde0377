/** Reads a limit of all parts together: `All captures together never exceed the authorised amount (422)`. */
import { numberOf } from '../../core/base/numberOf.ts';
import { isObject } from '../../core/base/object.ts';
import { squeezed, wordsOf } from '../../core/base/words.ts';
import { namesRow, sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Payload } from '../../core/contract/types.ts';
import { perOperation } from './perOperation.ts';

export interface Together {
  /** Words of the limit: `authorised amount`; empty for `more than is left`. */
  readonly limit: readonly string[];
  /** The refusal that the sentence names. */
  readonly row?: ErrorRow;
  readonly text: string;
}

/** `All captures together never exceed the authorised amount`: the group is the limit. */
const TOGETHER =
  /\b(?:together|in total|altogether|the (?:sum|total) of (?:all|the) \w+|all \w+ of \w+ together)\b[^.;]*?\b(?:never|not|cannot|can't|at most|no more than)\b(?: \w+)?? ?(?:exceeds?|more than|above|greater than|over)? ?(.*)$/i;
/** `More than is left`: the limit is what earlier parts leave. */
const REMAINING =
  /\bmore than (?:what )?is (?:left|still open|available)\b|\bmore than the (?:rest|remaining|remainder)\b/i;
const TOGETHER_ZH = /(?:合计|总额|总和|累计)[^。；]*不(?:得|能|可|会)?(?:超过|大于)(.*)$/;

/** @returns undefined if the contract says nothing about several parts */
export const togetherOf = perOperation((operation): Together | undefined => {
  for (const text of sentencesOf(operation)) {
    const [, limit] = TOGETHER.exec(text) ?? TOGETHER_ZH.exec(text) ?? [];
    if (limit === undefined && !REMAINING.test(text)) continue;
    const row = operation.errors.find((each) => namesRow(text, [each]));
    const words = wordsOf(limit ?? '').filter((word) => !SMALL.test(word));
    return { limit: words, text, ...(row && { row }) };
  }
  return undefined;
});

/** Words that do not describe the limit. */
const SMALL = /^(the|a|an|is|are|was|what|that|of|its|also|when|several|requests?|at|\d+)$/;

/**
 * Returns the name of the amount that is the limit: the one in the sentence, else the one that the request for a part has too.
 *
 * @param shown the resource that has the parts
 * @param part name of the amount in the request for a part
 */
export function limitIn(shown: Payload, part: string, { limit }: Together): string | undefined {
  const amounts = amountsIn(shown);
  const said = amounts.filter((name) =>
    limit.some((word) => word !== 'amount' && squeezed(name).startsWith(word)),
  );
  if (said.length === 1) return said[0];
  return amounts.includes(part) ? part : undefined;
}

const AMOUNT = /amount|total|value|quantity|sum|金额/i;

/** Returns the names of all amounts. */
export const amountsIn = (thing: Payload): string[] =>
  Object.keys(thing).filter((name) => AMOUNT.test(name) && !Number.isNaN(amountOf(thing[name])));

/** Returns the number of an amount: a number itself, or the value of an object with a value and its currency. */
export const amountOf = (value: unknown): number => numberOf(isObject(value) ? value['value'] : value);

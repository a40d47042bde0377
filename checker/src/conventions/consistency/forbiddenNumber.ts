/** Reads with which numbers of a resource a write is refused: `While something is to be paid (\`open_cents\` above 0), this is a 409`. */
import { escaped } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { namesRow, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { perOperation } from '../prose/perOperation.ts';
import { stateRows } from './stateRows.ts';

export interface ForbiddenNumber {
  readonly name: string;
  readonly value: number;
  readonly sentence: string;
}

const IF = String.raw`\b(?:while|as long as|if|when|whose|with)\b[^.;]*?`;
const COMPARED = String.raw`(?: is| are| of)?(?: still| yet)? (?:(?<above>above|over|greater than|more than|higher than)|(?<below>below|under|less than|lower than)|(?<other>not|other than)) (?<limit>zero|\d+)\b(?!\.\d)`;
/** Words with which the sentence allows the number, or has a second condition. */
const MORE =
  /\b(?:only|unless|except|until|must|otherwise|else|or|and|but|may|can|without|nor|neither|than the)\b/i;

/** The sentences that refuse the operation for a number. */
const refusing = perOperation((operation): readonly string[] => {
  const rows = stateRows(operation);
  return rows.length === 0
    ? []
    : sentencesOf(operation).filter(
        (text) => namesRow(text, rows) && new RegExp(COMPARED, 'i').test(text) && !MORE.test(text),
      );
});

/** @param shown the resource before the write @returns the number that the contract forbids, with its sentence */
export function forbiddenNumber(operation: Operation, shown: Payload): ForbiddenNumber | undefined {
  const texts = refusing(operation);
  if (texts.length === 0) return undefined;
  // A member of the request may be meant by its new value.
  const own = Object.entries(shown).filter(([name]) => !(name in membersOf(operation)));
  for (const [name, value] of own)
    for (const sentence of typeof value === 'number' ? texts : []) {
      const compared = new RegExp(`${IF}(?<![\\w-])\`?${escaped(name)}\`?${COMPARED}`, 'i').exec(sentence);
      if (!compared?.groups) continue;
      const { above, below, limit = '' } = compared.groups;
      const number = limit.toLowerCase() === 'zero' ? 0 : Number(limit);
      const holds = above ? Number(value) > number : below ? Number(value) < number : value !== number;
      if (holds) return { name, value: Number(value), sentence };
    }
  return undefined;
}

/** Reads what is left of a resource for a request: `more than \`payable\` less \`paidTotal\` | 422`. */
import { membersOf } from '../../core/contract/body.ts';
import { namesRow, sentencesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { perOperation } from './perOperation.ts';
import { refusingRows } from './refusingRows.ts';

export interface LimitLeft {
  /** The number of the request. */
  readonly member: string;
  /** The members of the resource: the whole, and the used part of it. */
  readonly whole: string;
  readonly used: string;
  readonly text: string;
}

/** The groups are the member of the request, if it is named, and both members of the resource. */
const MORE =
  /(?:`(\w+)` (?:is |would be |must be |(?:must|may|can) ?not (?:be )?)?)?(?:(?:more|greater|higher|larger) than|above|over|beyond|in excess of|exceeds?|at most) (?:the )?`(\w+)` (?:less|minus|-|−) (?:the )?`(\w+)`(?! (?:plus|minus|less|and|times)|-)/i;
/** Further conditions, under which more is right, and demands of more: `must be more than`. */
const ONLY_SOME =
  /\b(?:unless|except|only|needs?|requires?|accepted|allowed|without|plus|times|otherwise|else|(?:must|has to|should) be (?!at most))\b/i;

/** The sentences that refuse a number of the request which is more than what is left. */
export const limitsLeft = perOperation((operation: Operation): readonly LimitLeft[] => {
  const members = membersOf(operation);
  const numbers = Object.keys(members).filter(
    (name) =>
      !operation.places?.[name] &&
      /^(?:integer|number)$/.test(typeOf(valueOf(members[name] ?? {}, operation.schemas))),
  );
  return sentencesOf(operation)
    .filter((text) => namesRow(text, refusingRows(operation)) && !ONLY_SOME.test(text))
    .flatMap((text): LimitLeft[] => {
      const [, named, whole, used] = MORE.exec(text) ?? [];
      // Without a name, the text means the only number of the request.
      const [sole, ...others] = numbers;
      const member = named ?? (others.length === 0 ? sole : undefined);
      if (member === undefined || whole === undefined || used === undefined || !numbers.includes(member))
        return [];
      // Both limits must be members of the resource, not of the request.
      return members[whole] || members[used] ? [] : [{ member, whole, used, text }];
    });
});

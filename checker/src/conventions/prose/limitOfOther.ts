/** Reads a limit that another resource sets: `guests must not exceed the capacity of the room type`. */
import { isNamedIn } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import { perOperation } from './perOperation.ts';

export interface LimitOfOther {
  /** The limited member of the request. */
  readonly member: string;
  /** The word for the limit: `capacity`. */
  readonly limit: string;
  /** The sentence that states it. */
  readonly text: string;
}

/** `Must not exceed the capacity of the room type`, `at most the seats`, `400 if guests exceeds the seats`: the group is the limit. */
const NOT_MORE =
  /\b(?:must not exceed|may not exceed|cannot exceed|does not exceed|not exceeding|not more than|no more than|at most|up to|must not be (?:greater|more|higher|larger) than|exceeds?|more than) (?:the |its )(\w+)(?: (?:of|in) (?:the|its|an?) \w+(?: \w+)?)?/i;

/** Words that name no member of another resource: `at most the maximum`. */
const NO_MEMBER = /^(maximum|limit|number|current|total|usual)$/i;

/** Returns the limits that other resources set for numbers of a request. */
export const limitsOfOthers = perOperation((operation): readonly LimitOfOther[] =>
  Object.entries(membersOf(operation)).flatMap(([member, part]): LimitOfOther[] => {
    const schema = flattened(part, operation.schemas);
    if (!/^(integer|number)$/.test(typeOf(schema)) || operation.places?.[member]) return [];
    const own = sentencesIn(schema.description ?? part.description ?? '');
    const about = sentencesOf(operation).filter((text) => isNamedIn(text.replaceAll('`', ''), member));
    return [...own, ...about].flatMap((text): LimitOfOther[] => {
      // A sentence about the whole operation names the member first, and its limit after it.
      const after = own.includes(text) ? text : text.slice(text.indexOf(member));
      const [, limit = ''] = NOT_MORE.exec(after.replaceAll('`', '')) ?? [];
      return limit === '' || NO_MEMBER.test(limit) ? [] : [{ member, limit, text }];
    });
  }),
);

import { flattened } from '../../../core/contract/flattened.ts';
import { allSentencesOf } from '../../../core/contract/sentences.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';
import { perOperation } from '../../prose/perOperation.ts';

/** `All timestamps are in UTC`, `UTC times`. */
const SAYS =
  /\b(all )?(times?|timestamps?|moments?|date-?times?|instants?|dates and times)\b[^.]*\b(are|is|in|as)\b[^.]*\bUTC\b|\bUTC\b[^.]*\btimes?(tamps?)?\b|(时间|时刻)[^。]*UTC/i;
/** Words of sentences about other times, such as local times or those of a request. */
const NOT_ALL = /\b(local|except|unless|offset|zone|past|today|midnight|day)\b|本地|时区/i;

/** A time with the offset of another zone: `2027-03-10T08:00:00+02:00`. */
const OTHER_ZONE = /T\d\d:\d\d.*[+-](?!00:?00$)\d\d:?\d\d$/;

const saysUtc = perOperation((operation) =>
  allSentencesOf(operation).find((text) => SAYS.test(text) && !NOT_ALL.test(text)),
);

/** Times are shown in UTC where the contract says so. */
export const utc: Check = objectCheck(
  { id: 'utc', title: 'times are in UTC if the contract says so' },
  ({ properties = {} }, operation) => {
    const says = saysUtc(operation);
    if (says === undefined) return [];
    return Object.entries(properties).flatMap(([name, part]): Rule[] =>
      flattened(part, operation.schemas).format === 'date-time'
        ? [
            {
              name,
              complaint: ({ [name]: shown }) =>
                typeof shown === 'string' && OTHER_ZONE.test(shown)
                  ? `${name} is ${shown}; the contract says '${says}'`
                  : undefined,
            },
          ]
        : [],
    );
  },
);

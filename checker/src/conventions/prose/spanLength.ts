/** Reads how long a span may be: `A booking lasts 30 minutes to 10 hours, both included; anything else is a 422`. */
import { membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { allSentencesOf, namesRow, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { NUMBER, numberIn } from './numberWords.ts';
import { perOperation } from './perOperation.ts';
import { refusingRows } from './refusingRows.ts';
import { UNIT_MS } from './units.ts';

export interface SpanLength {
  /** The shortest and the longest length, in ms. Both are allowed. */
  readonly least?: number;
  readonly most?: number;
  readonly text: string;
}

const UNIT = '(minute|hour|day|night|week)s?';
/** `Lasts 30 minutes to 10 hours`: the groups are both numbers with their units. The first unit may be left out. */
const BETWEEN = new RegExp(
  String.raw`\b(?:between )?${NUMBER} ?(?:${UNIT})? (?:to|and|-|–) ${NUMBER} ${UNIT}\b`,
  'i',
);
const MOST = new RegExp(
  String.raw`\b(?:at most|no longer than|not longer than|no more than|not more than|up to|(?:must|may|can) ?not (?:exceed|be longer than)|maximum(?: length| duration)?(?: of| is)?) ${NUMBER} ${UNIT}\b`,
  'i',
);
const LEAST = new RegExp(
  String.raw`\b(?:at least|no shorter than|not shorter than|no less than|(?:must|may|can) ?not be shorter than|minimum(?: length| duration)?(?: of| is)?) ${NUMBER} ${UNIT}\b`,
  'i',
);
/** `A stay longer than 14 nights is refused`, in a sentence about a refusal. */
const LONGER = new RegExp(String.raw`(?<!\b(?:no|not) )\b(?:longer|more) than ${NUMBER} ${UNIT}\b`, 'i');
const SHORTER = new RegExp(String.raw`(?<!\b(?:no|not) )\b(?:shorter|less) than ${NUMBER} ${UNIT}\b`, 'i');
/** `422 if it is longer than 4 hours` has no further condition. */
const REFUSED_IF = /^(?:an? )?4\d\d (?:if|when) /i;
/** Words of a demand, `must be longer than an hour, otherwise 422`, or of a second condition. */
const DEMANDS = /\b(?:and|must|has to|should|otherwise|else|expected|valid|allowed|accepted)\b/i;
/** Hours of a day, within which a span of the greatest length may not fit. */
const HOURS =
  /\b(?:open(?:ing|s)?|clos(?:es|ing)|business|working|office) (?:hours?|times?|at)\b|\b(?:ends?|finish\w*|within)\b[^.;]*\bsame day\b|\bmidnight\b|\bovernight\b|\bbetween \d|\bfrom \d+(?::\d+)? to \d|营业时间|开放时间/i;

/** Returns whether a span must lie within some hours of a day, so that the longest one may not fit. */
export const isWithinHours = (operation: Operation): boolean =>
  [
    ...allSentencesOf(operation),
    ...Object.values(membersOf(operation)).map((part) => descriptionOf(part, operation)),
  ].some((text) => HOURS.test(text));

/** Words of a length. */
const LONG = /\b(lasts?|long|longer|shorter|length|duration)\b/i;
/** Words of another distance, of an exclusive limit, or of a condition. */
const OTHER =
  /\b(from now|ahead|in advance|notice|before|after|until|within|ago|exclusive|excluded|unless|except|if|when|for (?:members|guests|staff|admins?)|per (?:day|week|month|year)|a (?:day|week|month|year)|together|in total|default|usually|normally|typically|recommended|free|fees?|charged?|discount\w*|approval)\b/i;

/**
 * The lengths that the operation allows, from the only sentence that speaks of a length. Undefined without such a sentence, with two of
 * them, if the sentence has a condition, or if no row refuses values. Without `least` and `most` if no pattern finds a number in it.
 */
export const spanLength = perOperation((operation: Operation): SpanLength | undefined => {
  const rows = refusingRows(operation);
  const texts = rows.length > 0 ? sentencesOf(operation).filter((text) => LONG.test(text)) : [];
  // A second sentence may give other lengths for some.
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0 || OTHER.test(text.replace(REFUSED_IF, ''))) return undefined;
  /** Searches a sentence about the allowed length. */
  const says = (pattern: RegExp): RegExpExecArray | null =>
    REFUSED_IF.test(text) ? null : pattern.exec(text);
  const [, low = '', lowUnit, high = '', highUnit = ''] = says(BETWEEN) ?? [];
  if (high !== '') return { least: msOf(low, lowUnit ?? highUnit), most: msOf(high, highUnit), text };
  /** Searches a sentence about the refused length. */
  const refuses = (pattern: RegExp): RegExpExecArray | null =>
    namesRow(text, rows) && !DEMANDS.test(text) ? pattern.exec(text) : null;
  const [, most, mostUnit = ''] = says(MOST) ?? refuses(LONGER) ?? [];
  const [, least, leastUnit = ''] = says(LEAST) ?? refuses(SHORTER) ?? [];
  return {
    ...(least !== undefined && { least: msOf(least, leastUnit) }),
    ...(most !== undefined && { most: msOf(most, mostUnit) }),
    text,
  };
});

const msOf = (count: string, unit: string): number =>
  numberIn(count) * (UNIT_MS[unit.toLowerCase()] ?? Number.NaN);

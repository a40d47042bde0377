/**
 * Reads the conditions of a sentence: `If a key is given, …`, `For guests …`, `… unless it is locked`, `… (only if it is paid)`. A
 * promise with a condition says nothing about a request that does not meet it.
 */

/** Words that begin a condition anywhere in a sentence. `, while` only names another fact. */
const BEGINS = String.raw`if|unless|when(?:ever)?|(?<!, )while|as long as|provided|in case|except|until|depending on|as soon as`;
/** Words that begin a condition at the start of a sentence only: elsewhere, `for` may name a purpose. */
const LEADS = String.raw`once|where|after|before|during|with|without|in|on|for`;
/** Excludes `For each order` and `In every list`, which leave nothing out. */
const NOT_ALL = String.raw`(?! (?:each|every|all|any|either|both|example|this|the (?:answer|response))\b)`;
/** `Once it is paid`; not `once a day`. */
const ONCE = String.raw`once (?:it|they|this|that|the|its|an?)(?! (?:second|minute|hour|day|week|month|year))`;

/** A condition ends before a comma, a colon, a semicolon or a closing bracket. */
const CONDITION = new RegExp(
  String.raw`(?:^\W*(?:${LEADS})\b${NOT_ALL}|\b(?:${BEGINS}|${ONCE})\b)[^,:;)]*|(?:^|[，、（])(?:当|如果|若)[^，：；。]*`,
  'gi',
);

/** Returns the conditions of a sentence, each from its first word on. */
const conditionsIn = (text: string): string[] => text.match(CONDITION) ?? [];

/**
 * Returns whether a sentence holds for every request.
 *
 * @param understood the conditions that the reader meets, such as `if it is sent again` for one that sends it again
 */
export const isUnconditional = (text: string, understood?: RegExp): boolean =>
  conditionsIn(text).every((each) => understood?.test(each));

/** The beginning of the part that says what a refusal does. */
const RESULT = String.raw`(?:then|it|this|that|there|we|you|nothing|no|4\d\d|refused|rejected|conflict|the (?:answer|response|request|call|result|server|service|status|write|operation))\b`;
/** Excludes a part that demands something: that part is the reason then, as in `If it is sent, it must be new`. */
const NO_DEMAND = String.raw`(?!.*\b(?:must|ha(?:s|ve) to|cannot|can't|only)\b)`;
/** `If another has it, the answer is 409`, `409 if another has it`: the group is the reason. */
const REASONS = [
  new RegExp(String.raw`^\W*(?:if|when|whenever|where|as soon as)\b(.*?)[,:] (?=${RESULT})${NO_DEMAND}`, 'i'),
  new RegExp(
    String.raw`^\W*(?=${RESULT})${NO_DEMAND}[^,;:]*?\b(?:if|when|whenever|where|as soon as)\b(.*)$`,
    'i',
  ),
];

/**
 * Returns the part of a sentence about a refusal that gives the reason. The rest only says what happens then: `If there are too few,
 * the answer is 409 and nothing is taken`.
 */
export const reasonIn = (text: string): string =>
  REASONS.flatMap((each) => each.exec(text)?.[1]?.trim() ?? [])[0] ?? text;

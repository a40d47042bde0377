/** Reads that an account may create a resource only once: `Anyone may review a restaurant, but only once (409)`. */
import { singular, wordsOf } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { perOperation } from '../prose/perOperation.ts';
import { resourceWord } from './names.ts';
import { stateRows } from './stateRows.ts';
import { isOfOperation } from './stems.ts';

export interface OncePer {
  readonly text: string;
  /** Members of the body in which a refused second request may differ: the stars of another review of the same book. */
  readonly free: readonly string[];
}

/** Members that hold what the caller says about a thing: a text, a rating. They do not tell which thing it is. */
const CONTENT =
  /(^|_)(text|body|comments?|content|message|notes?|title|headline|description|remarks?|reason|stars|rating|score|grade|points|feedback|opinion)$/i;

/** Words for the one who creates: the caller, or a person in the request. */
const PERSONS =
  '(?:anyone|everyone|everybody|you|user|member|customer|reader|caller|account|guest|buyer|diner|student|voter|player|client|employee|patient|visitor|person|author|attendee|participant|learner|cook|host|tenant|driver|owner)s?';
const PERSON = new RegExp(`^${PERSONS}$`, 'i');

/** `A reader reviews a book only once`: a person at the start, and `once` at the end of a clause. */
const ONCE = new RegExp(
  String.raw`^(?:an?|each|every|any|the|one)? ?${PERSONS}\b.*\b(?:only once|just once|exactly once|at most once|no more than once|once only|once)(?=$|[ ,]*[,:()]| per | for each | as long as | until | while )`,
  'iu',
);
/** `A second review of the same book is refused`: the group is the noun. */
const SECOND = /\ba second (\p{L}+)\b/iu;
/** `Booking it again is a 409`: the group is the verb. */
const DOING_AGAIN = /^(\p{L}+)ing (?:it|one|the same \p{L}+) (?:again|twice|a second time)\b/iu;
/** `Only one for each employee`, `at most one review per user`: the group is the noun, which may be left out. */
const ONE_PER =
  /\b(?:only|at most|no more than) one(?: (\p{L}+))? (?:for each|for every|per|by each|of each|from each)\b/iu;
/** `The caller must not be enrolled in it yet`: the group is the participle. */
const NOT_YET = new RegExp(
  String.raw`\b${PERSONS} (?:must|may|can) ?not (?:be|have) (\p{L}+)(?: \p{L}+){0,3} (?:yet|already)\b`,
  'iu',
);

/** `As long as the review exists`, `until it is deleted`: the only condition that a run can follow. */
const WHILE_IT_EXISTS =
  /\b(as long as|while|until) (the|it|this|that|one)(?: (?!is\b|exists\b)\p{L}+)? (exists|is (deleted|removed|withdrawn))/iu;
const withoutExistence = (text: string): string => text.replace(WHILE_IT_EXISTS, '');
/** Conditions on the state of a resource or on the time, which nothing in the request shows. */
const CONDITIONAL =
  /\b(if|when|while|unless|until|as long as|before|after|within|during|open|active|running|pending|unpaid|unfinished|current|upcoming|at a time|at once|same time|simultaneous\w*|parallel|seconds|minutes?|hours?|days?|weeks?|months?|years?|today|daily)\b/i;
/** `Per employee and month`, `on the same book`: the groups are what must be the same. */
const SAME =
  /\b(?:per|for each|for every|by each|of each|from each|(?:of|on|for|in|by|from|with) the same) (\p{L}[\p{L}-]*)(?: and (\p{L}[\p{L}-]*))?/giu;

/** Returns the sentence that lets an account create such a resource once, and gives a code for the second one. */
export const oncePerCaller = perOperation((operation): OncePer | undefined => {
  if (operation.method !== 'POST' || !makes(operation) || operation.open) return undefined;
  const text = refusalsOf(operation).find((each) => saysOnce(operation, each));
  return text === undefined ? undefined : { text, free: freeMembers(operation, text) };
});

/** Sentences about a refusal for the state. Where HTTP statuses are the codes, a sentence may give 400 or 422 for it. */
function refusalsOf(operation: Operation): string[] {
  const invalid = operation.errors.filter(
    ({ code, implied }) => operation.envelope.byStatus && !implied && /^(400|422)$/.test(code),
  );
  const named = sentencesOf(operation).filter((text) => invalid.some(({ code }) => text.includes(code)));
  return [...refusalsIn(operation, stateRows(operation)), ...named];
}

function saysOnce(operation: Operation, whole: string): boolean {
  const text = withoutExistence(whole);
  if (saysNotYet(operation, text)) return true;
  return !CONDITIONAL.test(text) && isSameInRequest(operation, text) && forbidsSecond(operation, text);
}

/** The other clauses may give other conditions: `The course must be published, and the caller must not be enrolled yet`. */
const saysNotYet = (operation: Operation, text: string): boolean =>
  text.split(/,|\band\b/).some((clause) => {
    const [, participle] = NOT_YET.exec(clause) ?? [];
    return participle !== undefined && isOfOperation(operation, participle) && !CONDITIONAL.test(clause);
  });

/** The noun or the verb must be that of the operation: `uses a voucher only once` says nothing about orders. */
function forbidsSecond(operation: Operation, text: string): boolean {
  const [, second] = SECOND.exec(text) ?? [];
  const [, verb] = DOING_AGAIN.exec(text) ?? [];
  const onePer = ONE_PER.exec(text);
  return (
    isMade(operation, second) ||
    (verb !== undefined && isOfOperation(operation, verb)) ||
    (onePer !== null && (onePer[1] === undefined || isMade(operation, onePer[1]))) ||
    (ONCE.test(text) && wordsOf(text).some((word) => isOfOperation(operation, word)))
  );
}

/** Each resource that must be the same is a person, or the request names it. */
const isSameInRequest = (operation: Operation, text: string): boolean =>
  [...text.matchAll(SAME)]
    .flatMap(([, ...nouns]) => nouns.filter((noun) => noun !== undefined))
    .every((noun) => PERSON.test(noun) || nounsOf(operation).includes(singular(noun.toLowerCase())));

/**
 * The contents are free if the sentence names the resource for which one may be created: `reviews a book once` at `/books/{id}/reviews`.
 * Not if it also names what is created: after `reports a bug of the project once`, a bug with another title is another bug.
 */
function freeMembers(operation: Operation, text: string): string[] {
  // `A reader reviews a book once; a second review is refused`: the first sentence names the book.
  const beside = sentencesOf(operation).filter((each) => ONCE.test(each) && !CONDITIONAL.test(each));
  const words = [text, ...beside].flatMap((each) => wordsOf(withoutExistence(each))).map(singular);
  const isWhatIsMade = words.some(
    (word, at) => isMade(operation, word) && /^(an?|the|each|every|same)$/.test(words[at - 1] ?? ''),
  );
  const isNamed = nounsOf(operation).some((noun) => words.includes(noun) && !isMade(operation, noun));
  return isNamed && !isWhatIsMade ? bodyMembersOf(operation).filter((name) => CONTENT.test(name)) : [];
}

const bodyMembersOf = (operation: Operation): string[] =>
  Object.keys(membersOf(operation)).filter((name) => !operation.places?.[name]);

/** The resources to which a request refers: `book` for `/books/{id}/reviews`, `bookId` and `book`. */
const nounsOf = (operation: Operation): string[] => {
  const references = bodyMembersOf(operation).filter((name) => !CONTENT.test(name));
  return [
    ...Object.values(operation.named ?? {}).map(resourceWord),
    ...references.map((name) =>
      wordsOf(name.replace(/_?(id|no|uuid)$/i, ''))
        .map(singular)
        .join(' '),
    ),
  ].filter((noun) => noun !== '');
};

/** The noun is the created resource. */
const isMade = ({ roles = [] }: Operation, noun: string | undefined): boolean =>
  noun !== undefined &&
  roles.some(
    ({ resource, does }) => does === 'made' && resourceWord(resource) === singular(noun.toLowerCase()),
  );

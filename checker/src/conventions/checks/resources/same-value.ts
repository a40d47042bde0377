import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../core/base/object.ts';
import { DAY_MS } from '../../../core/base/timeUnits.ts';
import { indexOfName, isNamedIn } from '../../../core/base/words.ts';
import { bodyOf, bodySchemaOf, membersOf } from '../../../core/contract/body.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { makes } from '../../../core/contract/makes.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { MADE_UP } from '../../../core/contract/openapi/sample.ts';
import { sentencesOf } from '../../../core/contract/sentences.ts';
import { takesNull } from '../../../core/contract/takesNull.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Check, Complaint } from '../../../core/judging/check.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import { idempotencyKey } from '../../../core/requests/idempotencyKey.ts';
import { isForSomeAccounts } from '../../prose/forSomeAccounts.ts';
import { mayShowRounded } from '../../prose/statedRounding.ts';

/**
 * An accepted value is shown as it was sent: numbers, times, prose, lists, flags, choices and spellings. MISTAKES lists the
 * differences that count. A sent member must not be missing, and an omitted one must not have another value than its default.
 */
export const sameValue: Check = {
  id: 'same-value',
  title: 'an accepted value is shown as it was sent',
  judge: ({ operation, payload, verdict, expect, got }) => {
    if (!operation.answers || operation.effect !== 'write' || !verdict.success) return [];
    const data = resourceOf(operation, verdict.data);
    if (!isObject(data)) return [];
    // A repeated idempotency key may return the response to an earlier request.
    if (idempotencyKey(operation, payload) !== undefined) return [];
    // 200 beside 201: the resource was there already.
    if (operation.method === 'POST' && got.status === 200 && '201' in operation.answers) return [];
    const sent = bodyOf(operation, payload);
    const isObserved = expect.kind === 'observed';
    // An invalid request may be accepted without an effect, and a 202 response need not show the change yet.
    const mustShow = got.status !== 202 && (expect.kind === 'answered' || (isObserved && expect.right));
    const changed = Object.entries(sent).flatMap(([name, value]): Complaint[] => {
      if (data[name] !== value && isUnderOtherName(value, sent, data)) return [];
      const given = { operation, name, sent: value, shown: data[name], isObserved };
      const [mistake] = MISTAKES.find(([, isMade]) => isMade(given)) ?? [];
      const why = mistake ?? (mustShow && isGone(given) ? 'not at all' : undefined);
      if (why === undefined) return [];
      const shown = data[name] === undefined ? '' : `${written(data[name])}, `;
      return [{ message: `${name} is shown ${why}: ${shown}${written(value)} was sent`, pointer: name }];
    });
    return [...changed, ...otherThanDefault(operation, sent, data)];
  },
};

/** An action keeps a value under a name that was not sent: the `reason` of a rejection as `rejection_reason`. */
const isUnderOtherName = (value: unknown, sent: Payload, data: Payload): boolean =>
  isTelling(value) && Object.entries(data).some(([name, shown]) => shown === value && !(name in sent));

/** A text of several letters, which is no other member's value by chance. */
const isTelling = (value: unknown): boolean => typeof value === 'string' && value.trim().length > 2;

interface SentValue {
  readonly operation: Operation;
  readonly name: string;
  readonly sent: unknown;
  readonly shown: unknown;
  /** The request comes from observed traffic, so its values are real. */
  readonly isObserved: boolean;
}

/** A new resource has the contract's default for each omitted member. */
function otherThanDefault(operation: Operation, sent: Payload, data: Payload): Complaint[] {
  if (operation.method !== 'POST' || !makes(operation) || operation.bodyMember !== undefined) return [];
  return Object.entries(membersOf(operation)).flatMap(([name, part]) => {
    const { default: usual } = flattened(part, operation.schemas);
    const shown = data[name];
    const isScalar = typeof usual === typeof shown && typeof usual !== 'object';
    if (usual === undefined || name in sent || operation.places?.[name] || !isScalar || usual === shown)
      return [];
    return [
      {
        message: `${name} is shown as ${String(shown)}, nothing was sent: the contract makes it ${String(usual)}`,
        pointer: name,
      },
    ];
  });
}

/** Every backend keeps cents, so a value of at most two decimals must not be rounded, unless the contract says so. */
function isRounded({ operation, name, sent, shown }: SentValue): boolean {
  if (typeof sent !== 'number' || typeof shown !== 'number') return false;
  const [sentPlaces, shownPlaces] = [decimalsOf(sent), decimalsOf(shown)];
  const isCut = sentPlaces <= 2 && shownPlaces < sentPlaces && Math.abs(sent - shown) < 10 ** -shownPlaces;
  return isCut && !mayShowRounded(operation, name, sent, shown);
}

/** Detects euros that are shown as cents, or kilograms as grams. */
const isOfAnotherUnit = ({ sent, shown }: SentValue): boolean =>
  typeof sent === 'number' &&
  typeof shown === 'number' &&
  // 0 is 0 in every unit.
  Math.abs(sent) >= 0.01 &&
  [100, 1000, 0.01, 0.001].some((factor) => Math.abs(shown - sent * factor) < 1e-9);

/** Null that became an empty text or 0, and prose that became empty: `note: null` for `note: 'By hand'`. */
function isEmptied({ operation, name, sent, shown }: SentValue): boolean {
  if (sent === null) return shown === '' || (shown === 0 && showsNull(operation, name));
  const isProse = PROSE.test(name) && typeof sent === 'string' && sent.trim() !== '';
  return isProse && (shown === '' || shown === null) && !isForSomeAccounts(operation, name);
}

/** A list without its items, in observed traffic or of a contract example. A list of an example must not lack some of them either. */
function isShortened(given: SentValue): boolean {
  const { sent, shown, isObserved } = given;
  if (!Array.isArray(sent) || !Array.isArray(shown) || mayBeDropped(given)) return false;
  if (sent.length > 0 && shown.length === 0) return isObserved || isOfExample(given);
  return shown.length < distinctItems(sent) && isOfExample(given);
}

/** A value of a contract example that became null, or an object of one that lacks members: `{"json":"{}"}` for `{"tier":"gold"}`. */
function isIncomplete(given: SentValue): boolean {
  const { operation, name, sent, shown } = given;
  if (sent === null || sent === '') return false;
  const lacksParts = shown === null || lacksOf(sent, shown, shownMembers(operation, name));
  return lacksParts && isOfExample(given) && !mayBeDropped(given);
}

/** The value is that of a contract example, which a backend has no reason to drop. */
const isOfExample = ({ operation, name, sent }: SentValue): boolean =>
  Object.values(operation.examples).some((each) => isDeepStrictEqual(bodyOf(operation, each)[name], sent));

/** The backend may drop the value: it is for some accounts, the contract ignores it, or a generated name in it refers to nothing. */
const mayBeDropped = ({ operation, name, sent }: SentValue): boolean =>
  isForSomeAccounts(operation, name) ||
  isIgnored(operation, name) ||
  JSON.stringify(sent)?.includes(MADE_UP) === true;

/** A backend may keep one of equal items, also of those that differ only in case. */
const distinctItems = (list: readonly unknown[]): number =>
  new Set(list.map((each) => JSON.stringify(each).toLowerCase())).size;

/** Free text for people refers to no other resource, so a backend has no reason to drop it. */
const PROSE =
  /^(note|notes|remark|remarks|comment|description|caption|text|body|memo|message|reason|wish|bio)$/i;

/** The response may show null for the member, and null does not stand for a default. */
function showsNull(operation: Operation, name: string): boolean {
  const { properties = {} } = dataOf(operation);
  const asked = flattened(membersOf(operation)[name] ?? {}, operation.schemas);
  return asked.default === undefined && takesNull(properties[name] ?? {}, operation.schemas);
}

/** Flags that may stay off, because another account or a later step sets them. */
const DECIDED =
  /verif|approv|confirm|publish|enabl|accept|archiv|complet|clos|cancel|paid|review|trust|deliver|process|regist|pin|assign|resolv|activ|default|primary|main|public|visible|live|admin|subscri|newsletter|consent|opt|agree|force|dry|notify|draft|locked|online|valid|current|favou?rite|remember/i;

const isSwitchedOff = ({ name, sent, shown }: SentValue): boolean =>
  sent === true && shown === false && !DECIDED.test(name);

/** Flags that a backend may set by itself: of a first resource (`default`), by others (`approved`), of own rights (`canEdit`). */
const GIVEN =
  /default|primary|main|first|current|confirm|accept|approv|valid|verif|auto|read|seen|open|avail|stock|requir|lock|assign|paid|own|mine|new|has_?[A-Z_]|can_?[A-Z_]|edit|delet|process|complet|deliver|sync/i;

const isSwitchedOn = ({ name, sent, shown }: SentValue): boolean =>
  sent === false && shown === true && !GIVEN.test(name);

/** Members that no response repeats, whatever the contract says. */
const KEPT_BACK =
  /pass|pwd|secret|token|pin$|otp|captcha|code$|cvc|cvv|card|iban|key$|signature|hash|file|content/i;

/** The response lacks the member. If the request takes every member of the response, one schema may serve both, with write-only members. */
function isGone({ operation, name, sent, shown }: SentValue): boolean {
  const described = dataOf(operation).properties ?? {};
  const asked = membersOf(operation);
  const isEmpty =
    !sent || (typeof sent === 'object' ? Object.keys(sent).length === 0 : String(sent).trim() === '');
  if (shown !== undefined || isEmpty || described[name] === undefined || described[name].not) return false;
  if (operation.secrets.includes(name) || KEPT_BACK.test(name)) return false;
  const mayBeSharedSchema = Object.keys(described).every((each) => each in asked);
  return (
    !mayBeSharedSchema &&
    !JSON.stringify(sent).includes(MADE_UP) &&
    !isConditional(operation, name) &&
    !isForSomeAccounts(operation, name)
  );
}

/** The contract requires an optional member only in some cases (`OUT needs fromWarehouse`), so the response may omit it. */
function isConditional(operation: Operation, name: string): boolean {
  const isDemanded = [bodySchemaOf(operation), dataOf(operation)].some(({ required = [] }) =>
    required.includes(name),
  );
  const isSaid = (text: string): boolean =>
    isNamedIn(text, name) &&
    (CONDITION.test(text) || /\bwith\b/.test(text.slice(0, indexOfName(text, name))));
  return !isDemanded && sentencesOf(operation).some(isSaid);
}

/** `labels of users below Reporter are ignored`, `ignores labels`; but not `case is ignored in labels`. */
function isIgnored(operation: Operation, name: string): boolean {
  return sentencesOf(operation).some((text) => {
    const at = indexOfName(text, name);
    return at >= 0 && (IGNORED.test(text.slice(at)) || IGNORES.test(text.slice(0, at)));
  });
}

/** Details of a value that a contract may ignore without ignoring the value. */
const DETAILS = '(?:case|blanks?|spaces?|hyphens?|order|duplicates)';
/** Follows the member's name. */
const IGNORED = new RegExp(
  String.raw`(?<!\b${DETAILS} (?:is|are) )\bignored\b|\b(?:plays? no (?:role|part)|ha(?:s|ve) no (?:effect|meaning)|(?:is|are) not (?:used|looked at|evaluated|taken into account)|(?:stays?|remains?) null)\b|忽略(?!大小写|空格|顺序)|不起作用`,
  'i',
);
/** Precedes the member's name. */
const IGNORES = new RegExp(
  String.raw`\bignor(?:es?|ing)\b(?! ${DETAILS}\b)[^.]*$|忽略(?!大小写|空格|顺序)[^。]*$`,
  'i',
);

/** Words of a sentence that requires a member, or uses it, only in some cases. */
const CONDITION =
  /\b(needs?|needed|requires?|required|mandatory|must|applies|apply|counts?|only|when|where|if|unless|otherwise|ignored|depends?)\b|仅|只有|当|需要|必填|必须|忽略/i;

/** Members that another account or the backend itself changes or decides. */
const MOVES =
  /stat(e|us)|phase|stage|step|visib|priorit|sever|level|role|plan|tier|result|decision|rank|grade|risk|currency|lang|locale/i;

/** Both schemas have an enum. The shown value belongs to it, but is not the sent one. */
function isAnotherChoice({ operation, name, sent, shown }: SentValue): boolean {
  if (typeof sent !== 'string' || typeof shown !== 'string' || sent === shown || MOVES.test(name))
    return false;
  const { schemas } = operation;
  const { enum: given = [] } = flattened(membersOf(operation)[name] ?? {}, schemas);
  const { enum: values = [] } = flattened(dataOf(operation).properties?.[name] ?? {}, schemas);
  return given.includes(sent) && values.includes(sent) && values.includes(shown);
}

/** The pattern requires capital letters, and the code is shown in small ones. */
function isRespelled({ operation, name, sent, shown }: SentValue): boolean {
  if (typeof sent !== 'string' || typeof shown !== 'string' || sent === shown) return false;
  const { pattern } = flattened(membersOf(operation)[name] ?? {}, operation.schemas);
  if (pattern === undefined || sent.toLowerCase() !== shown.toLowerCase()) return false;
  const shape = new RegExp(pattern, 'u');
  return shape.test(sent) && !shape.test(shown);
}

/**
 * Returns whether keys of a sent map are missing. An object with known members need only show those that the contract names.
 *
 * @param members the known members of the response; none for a map
 */
function lacksOf(sent: unknown, shown: unknown, members: Payload): boolean {
  if (!isObject(sent) || !isObject(shown)) return false;
  const isMap = Object.keys(members).length === 0;
  return Object.keys(sent).some(
    (name) => sent[name] !== null && !(name in shown) && (isMap || name in members),
  );
}

/** The members of an object member of the response. */
const shownMembers = (operation: Operation, name: string): Payload =>
  flattened(dataOf(operation).properties?.[name] ?? {}, operation.schemas).properties ?? {};

/** Detects items that were sent once and are shown several times. */
function isDoubled({ sent, shown }: SentValue): boolean {
  if (!Array.isArray(sent) || !Array.isArray(shown) || shown.length <= sent.length) return false;
  const different = (list: readonly unknown[]): number =>
    new Set(list.map((each) => JSON.stringify(each))).size;
  return different(sent) === sent.length && different(shown) === different(sent);
}

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Zones differ by quarters of an hour. */
const QUARTER_MS = 900_000;
/** Largest difference between two time zones, -12 and +14 hours. */
const FARTHEST_MS = 26 * 4 * QUARTER_MS;

/** The value is shown as the day before or after, or as a moment that is off by the difference of two time zones. */
function isMoved({ sent, shown }: SentValue): boolean {
  if (typeof sent !== 'string' || typeof shown !== 'string') return false;
  const isDay = [sent, shown].every((text) => /^\d{4}-\d\d-\d\d$/.test(text));
  const isMoment = [sent, shown].every((text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d.*([zZ]|[+-]\d\d:?\d\d)$/.test(text),
  );
  const moved = Math.abs(Date.parse(sent) - Date.parse(shown));
  if (isDay) return moved === DAY_MS;
  return isMoment && moved > 0 && moved <= FARTHEST_MS && moved % QUARTER_MS === 0;
}

const written = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value);

/** Mistakes in a shown value, in the words of the message. The first one that applies is reported. */
const MISTAKES: readonly (readonly [string, (given: SentValue) => boolean])[] = [
  ['rounded', isRounded],
  ['in another unit', isOfAnotherUnit],
  ['moved in time', isMoved],
  ['without what it holds', (given) => isEmptied(given) || isShortened(given) || isIncomplete(given)],
  ['several times', isDoubled],
  ['as another', isAnotherChoice],
  ['switched off', isSwitchedOff],
  ['switched on', isSwitchedOn],
  ['in letters that the contract does not take', isRespelled],
];

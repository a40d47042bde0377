/**
 * Reads state rules from the contract: `Amends an open one`, `PLANNED to COMPLETED, otherwise 409`, `it is shipped already`,
 * `Votes once`. Requires an error code for them. In another state, or a second time, the backend must refuse the write.
 */
import { numberOf } from '../../core/base/numberOf.ts';
import { escaped, isNamedIn, singular, wordPattern, wordsOf } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { isMissingResource } from '../../core/contract/isMissingResource.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { namesRow, refusalsIn, sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload, Schema } from '../../core/contract/types.ts';

/**
 * Error rows for a conflict with the state of the resource. Where HTTP statuses are the codes: 409, 423 (locked), and a row of
 * every operation that the contract gives for states.
 */
export const stateRows = ({ errors, envelope }: Operation): ErrorRow[] =>
  errors.filter((row) => {
    if (!envelope.byStatus) return row.when === 'state' && !isMissingResource(row);
    const isGeneralState = row.general === true && row.when === 'state';
    return !row.implied && (row.code === '409' || row.code === '423' || isGeneralState);
  });

/** The state that a resource shows, and the other states in the contract. */
export interface State {
  /** The member that shows it. */
  readonly name: string;
  /** Its word: `open`; `not lent` for a boolean `lent` that is false. */
  readonly value: string;
  readonly others: readonly string[];
}

/** Reads the words of numbered states: `0 待派单 1 处理中`, `1 = open, 2 = closed`. Each value must have one. */
function labelsIn(description: string, values: readonly unknown[]): ReadonlyMap<string, string> {
  const labels = values.map((value): [string, string] => {
    const pattern = String.raw`(?:^|[\s,，;；、(（])${escaped(String(value))}\s*(?:[-:：=是为]\s*)?([\p{L}_]+)`;
    return [String(value), new RegExp(pattern, 'u').exec(description)?.[1] ?? ''];
  });
  const isLabelled =
    labels.length > 1 && labels.every(([value, label]) => /^\d+$/.test(value) && label !== '');
  return isLabelled && new Set(labels.map(([, label]) => label)).size === labels.length
    ? new Map(labels)
    : new Map();
}

/** @param properties the schemas of the resource's members */
const statesIn = (
  properties: Readonly<Record<string, Schema>>,
  { schemas }: Operation,
  shown: Payload,
): State[] =>
  Object.entries(properties).flatMap(([name, part]) => {
    const { enum: values = [] } = flattened(part, schemas);
    const value = shown[name];
    // The word of a boolean is its name: `archived` or not.
    if (typeof value === 'boolean' && /^[a-z]{4,}$/.test(name))
      return [value ? { name, value: name, others: [] } : { name, value: `not ${name}`, others: [name] }];
    const words = labelsIn(part.description ?? flattened(part, schemas).description ?? '', values);
    const label = words.get(String(value));
    if (label !== undefined)
      return [{ name, value: label, others: [...words.values()].filter((each) => each !== label) }];
    const others = values.filter((each) => each !== value && typeof each === 'string').map(String);
    // An enum of one value is a label, not a state.
    const isState = typeof value === 'string' && values.includes(value) && others.length > 0;
    return isState ? [{ name, value, others }] : [];
  });

export const statesOf = (read: Operation, shown: Payload): State[] =>
  statesIn(dataOf(read).properties ?? {}, read, shown);

/**
 * Looks in this order: a sentence about the refusal, any other sentence that lists the allowed steps, the summary.
 *
 * @returns the sentence in which the contract forbids the operation in that state
 */
export function forbiddenIn(operation: Operation, state: State): string | undefined {
  const rows = stateRows(operation);
  if (rows.length === 0) return undefined;
  const plain = (text: string): string => text.replaceAll('`', '');
  const said = [...withOtherwise(sentencesOf(operation)), ...aboutIt(operation, rows)].map(plain);
  const refusing = [
    ...refusalsIn(operation, rows).map(plain),
    ...said.filter((text) => REFUSES.test(text) || namesRow(text, rows)),
  ];
  // In `new → open; open → solved`, one listed step out of a state is enough. Another sentence need not list it.
  const isLeft = said.some((text) => stepsIn(text, state) === 'from it');
  const isStuck = (text: string): boolean => !isLeft && stepsIn(text, state) === 'from others only';
  // A sentence that merely mentions a code may concern other operations.
  if (rows.every(({ inWords }) => inWords)) return said.find(isStuck);
  const forbidding =
    refusing.find((text) => (stepsIn(text, state) === 'none' ? forbids(text, state) : isStuck(text))) ??
    said.find(isStuck);
  if (forbidding !== undefined) return forbidding;
  const { summary } = operation;
  return !namesRow(summary, rows) && demandsOther(summary, state) ? summary : undefined;
}

/** Starts of a sentence that says what happens in all other cases. */
const OTHERWISE = /^(otherwise|else|if not|any other|all others)\b|^否则/i;
/** Starts of a sentence whose sentence before needs no `only`: `Open ones are edited; all others 409`. */
const OTHERS = /^(any other|all others)\b/i;

/** Joins `Only while it is open` and `otherwise 409`, which a semicolon separates. */
const withOtherwise = (texts: readonly string[]): string[] =>
  texts.map((text, at) => {
    const next = texts[at + 1] ?? '';
    return (/\b(only|while|unless|must)\b|只|仅/i.test(text) ? OTHERWISE : OTHERS).test(next)
      ? `${text}; ${next}`
      : text;
  });

/** Sentences of the general description about this operation: `A claim is edited and deleted in draft only (else 409)`. */
function aboutIt({ id, about = '' }: Operation, rows: readonly ErrorRow[]): string[] {
  const [verb = ''] = /^[a-z]{4,}/.exec(id) ?? [];
  const does = new RegExp(`\\b${verb}(?:s|d|ed|ing)?\\b`, 'i');
  return verb === '' ? [] : sentencesIn(about).filter((text) => does.test(text) && namesRow(text, rows));
}

/** Words of a sentence about a refusal. */
const REFUSES =
  /refus|reject|otherwise|else\b|unless|not allowed|forbidden|conflict|拒绝|否则|其[它他]状态|返回|不能|不可/i;

/** Returns whether a text has the word of a state, between the given patterns. */
const has = (text: string, value: string, before = '', after = ''): boolean =>
  new RegExp(`${before}${wordPattern(value)}${after}`, 'iu').test(text);

/** Words before a state that deny it: `is not`, `is no longer in state`. */
const NO = String.raw`(?:(?:\bnot|\bno longer|isn't|aren't|\bnever)(?: (?:an?|in|yet|any more|in state|in the state))* |(?:不是|并非|非|不为|不处于|未处于|不在|≠|!=) ?)`;
/** Words before the only allowed state: `only an`, `unless it is`, `anything but`. */
const ONLY = String.raw`(?:\bonly|\bunless(?: it is| it's)?|\bmust be|\bhas to be|(?<!\bnot )\bwhile(?: it is)?|\bother than|\banything but|\bexcept|\bneither|\bnor|仅|只有|只能\p{L}{0,4}?|除了?)(?: (?:an?|the|in|state|if|while|it is))* ?`;

/** `Only for orders which are`, followed by the states: `open or approved`, `pending requests only`. */
const ONLY_THOSE = String.raw`(?:\bonly|仅|只有|只能\p{L}{0,4}?)(?: (?:for|on|of|with|from))?(?: (?:an?|the|those))?(?: (?!not\b|no\b)\p{L}+)?(?: (?:which|that|who))?(?: (?:are|is|in|state|if|while|when|it is))* ?`;
/** Words after the only allowed states: `open ones only`, `approved alone`. */
const THOSE_ONLY = String.raw`(?: (?:ones?|\p{L}+s))? (?:only|alone)\b`;

/** The states in a list after or before `only`. All other states are forbidden. */
function allowedIn(text: string, all: readonly string[]): string[] {
  const any = `(?:${all.map((each) => wordPattern(each)).join('|')})`;
  const list = `(${any}(?:(?: ?, ?(?:or |and )?| or | and | ?/ ?|、|或)(?:an? |the )?${any})*)`;
  const lists = [`${ONLY_THOSE}${list}`, `${list}${THOSE_ONLY}`].flatMap((pattern) => {
    const [, found = ''] = new RegExp(pattern, 'iu').exec(text) ?? [];
    return found;
  });
  return all.filter((each) => lists.some((found) => has(found, each)));
}

/** `Only while nothing is captured, that is in the status authorised`: the states after the word, whatever else is named. */
function inStatesOnly(all: readonly string[]): RegExp {
  const any = `(?:${all.map((each) => wordPattern(each)).join('|')})`;
  return new RegExp(
    String.raw`\bonly\b.*\bin (?:the )?(?:status|state)(?:es|s)? (${any}(?:(?:, or |, | or | and )${any})*)`,
    'iu',
  );
}

/** Words before, and a noun after, a state of other resources: `while it has open invoices` is about the invoices. */
const OF_OTHERS = String.raw`\b(?:has|have|having|with|any|some|its|there (?:is|are))(?: an?| any| some| still| other| more| already)* `;
const NOUN = String.raw` (?!one\b|or\b|and\b|already\b|is\b)\p{L}+`;

/**
 * Reads from which states a text lists steps: `draft → submitted`, `Draft and returned ones become submitted`, `from open to
 * closed`. A text that lists steps `from others only` forbids the operation in this state.
 */
function stepsIn(text: string, { value, others }: State): 'none' | 'from it' | 'from others only' {
  const all = [value, ...others];
  const any = `(?:an? |the )?(?:${all.map((each) => wordPattern(each)).join('|')})`;
  const and = String.raw`(?: ?, ?(?:and |or )?| and | or | ?/ ?|、|和|或)`;
  const starts = all.flatMap((from) =>
    all
      .filter((to) => to !== from)
      .filter((to) =>
        new RegExp(
          `(?:^|[:：,，(（] ?|\\bfrom )(?:from )?(?:${any}${and})*(?:an? |the )?${wordPattern(from)}(?:${and}${any})*(?: \\w+)? ?(?:→|->|=>|to|becomes?|变为|变成|转为) ?(?:an? )?${wordPattern(to)}`,
          'iu',
        ).test(text),
      )
      .map(() => from),
  );
  if (starts.length === 0) return 'none';
  return starts.includes(value) ? 'from it' : 'from others only';
}

/** `An empty one cannot be published` forbids an action and names no state. */
const DONE = /\b(?:can|cannot|can't|could|may)(?: not| only| no longer)? be \p{L}+(?:ed|en|t)\b/giu;

/** `409 if it is shipped` names a forbidden state, whatever else `only` is said of. */
const IF = String.raw`(?<!\bonly )\b(?:if|when|once)(?: (?:it|this|that|the \p{L}+))?(?: (?:is|was|has been))? `;

/**
 * Returns whether a sentence about a refusal forbids the state. `it is shipped or cancelled already` forbids these states. `only a
 * confirmed one` and `it is not open` forbid all others.
 */
function forbids(whole: string, { value, others }: State): boolean {
  const text = whole.replaceAll(DONE, '').replaceAll(/其[它他]状态/g, '');
  // `only while it is not shipped` forbids that state alone.
  const shut = [value, ...others].filter((each) => has(text, each, String.raw`\bonly\b[^,;]*` + NO));
  if (shut.length > 0) return shut.includes(value);
  const [before, rest] = text.split(/; (?:any other|all others?)\b/i);
  if (before !== undefined && rest !== undefined)
    return !value.startsWith('not ') && others.some((each) => has(before, each)) && !has(before, value);
  const [, said] = inStatesOnly([value, ...others]).exec(text) ?? [];
  if (said !== undefined && !value.startsWith('not ')) return !has(said, value);
  const allowed = value.startsWith('not ') ? [] : allowedIn(text, [value, ...others]);
  const isNamed = [value, ...others].every((each) => allowed.includes(each) || !has(text, each));
  if (allowed.length > 0 && isNamed) return !allowed.includes(value);
  const wanted = (each: string): boolean =>
    has(text, each, NO) || has(text, each, ONLY) || has(text, each, '', ' (?:only|one only)');
  // A boolean that is off: `it is not lent`.
  if (value.startsWith('not ')) return others.some(wanted);
  // In `Own ones only (403), open or approved ones (409)`, the states beside `only` may be the allowed ones.
  if (has(text, value) && /\bonly\b|仅|只/i.test(text) && !has(text, value, IF)) return false;
  if (has(text, value)) return !wanted(value) && !others.some(wanted) && !has(text, value, OF_OTHERS, NOUN);
  return others.filter((each) => has(text, each)).length === 1 && others.some(wanted);
}

/** `what is not shipped` names the allowed ones. `409 if it is not shipped` has the opposite meaning. */
const OF_ONE_NOT = String.raw`\b(?:what|that|which|who|ones?)(?: is| are|'s)? (?:not|no longer)(?: (?:an?|in|yet))* `;

/** `Amends an open one` forbids all other states. `Cancels what is not shipped` forbids that state alone. */
function demandsOther(summary: string, { value, others }: State): boolean {
  if (has(summary, value, OF_ONE_NOT)) return true;
  const OF = String.raw`(?<!\b(?:into|to|as|become|becomes|makes|make|creates|new|not) )\b(?:an?|the|one's|only|that is|which is|what is|while|if|still|are)(?: own)? `;
  const wanted = others.filter((each) => has(summary, each, OF));
  return wanted.length > 0 && !has(summary, value) && wanted.every((each) => !has(summary, each, NO));
}

/** Texts that only report a conflict, or that the resource already has the state. */
const CONFLICT_ONLY =
  /already|twice|\bagain\b|\bonce\b|\bstate\b|\bstatus\b|no longer|not possible|ended|已经?|重复|状态/i;
/** Conditions that give no reason: an empty one, `Conflict`, `not now`. */
const SILENT =
  /^\W*(no|not now|conflict|why not|error|problem|refused|denied|bad|nope|failure|failed|冲突)?\W*$/i;

/** The contract has a code for a conflict that may be a repetition: it gives no reason, or says that the state is reached. */
export const isOnce = (operation: Operation): boolean =>
  stateRows(operation).some(
    ({ condition = '', general }) => !general && (SILENT.test(condition) || CONFLICT_ONLY.test(condition)),
  );

/** Sentences about refusals with the code of a row. The name of an error says little about the values of the request. */
const refusals = (operation: Operation): string[] =>
  refusalsIn(
    operation,
    stateRows(operation).flatMap(({ names = [], ...row }) => (row.general && names.length > 0 ? [] : [row])),
  );

/** Phrases about a concurrent action: `is being exported already`, `try again`. */
const ELSEWHERE = /running|progress|locked|\bbeing\b|\btry again|retry|another/i;

/** `Votes once`, `only once`; not `once it is shipped`, which means `as soon as`. */
const ONCE =
  /\bonce\b(?! (?:it|they|this|that|these|you|the|its|all|an? (?!second|minute|hour|day|week|month|year)|\p{L}+ed\b|\p{L}+ (?:is|are|has|have)\b))/iu;
const AGAIN = /already|twice|\bagain\b|已经?/i;

/**
 * The contract allows the action once: `Votes once`, `voted already`. A write with values in its body is excluded, because it may
 * set other ones.
 *
 * @param reached the states that the resource shows after the action. `it is closed already` means no action that leaves it open
 */
export const saysOnce = (operation: Operation, reached: readonly State[] = []): boolean =>
  isBare(operation) &&
  (refusals(operation).some(
    (text) =>
      !ELSEWHERE.test(text) &&
      clausesIn(text).some((clause) => AGAIN.test(clause) || ONCE.test(clause)) &&
      !reached.some(({ value, others }) => !has(text, value) && others.some((each) => has(text, each))),
  ) ||
    (stateRows(operation).some(({ general }) => !general) && ONCE.test(operation.summary)));

/** The request has no body, or one that only names the resource. */
export function isBare({ request, schemas, places = {}, roles = [] }: Operation): boolean {
  const names = Object.keys(flattened(request, schemas).properties ?? {});
  const things = new Set(roles.map(({ resource }) => resource.as));
  return names.every((name) => things.has(name) || places[name] !== undefined);
}

/** The contract has a code for a duplicate: `the code is taken`, `has one of that plan`, `SKU 在公司内唯一`. */
export const isUnique = (operation: Operation): boolean =>
  isKeyed(operation) || refusals(operation).some(saysUnique);

/**
 * Returns whether a repeated creation has the unique value again. A value that the request does not send is chosen by the backend,
 * and differs: `a taken code is refused` says nothing of two requests without a code.
 *
 * @param chosen members of the request that were not sent, and that both responses show with different values
 */
export function repeatsUnique(operation: Operation, sent: Payload, chosen: readonly string[]): boolean {
  const names = Object.keys(membersOf(operation));
  const isSent = (name: string): boolean => sent[name] !== undefined && sent[name] !== null;
  return (
    (isKeyed(operation) && keysOf(operation).every(isSent)) ||
    refusals(operation)
      .filter(saysUnique)
      .some((text) => {
        const words = wordsOf(text).map(singular);
        const named = names.filter(
          (name) => words.includes(singular(name.toLowerCase())) || isNamedIn(text, name),
        );
        return named.length > 0 ? named.every(isSent) : chosen.length === 0;
      })
  );
}

/** `the name is taken`, `Another pet has this serial`, `名称重复`; not `another client has the lock`. */
const UNIQUE =
  /already (exists?|taken|in use|registered|used|booked|there|has)|(exists?|taken|in use|used|there) already|\btaken\b|\bexists\b|\bin use\b|duplicate|\bunique\b|no two\b|has one|twice|\bwith the same\b|\b(another|other)\b.*\b(has|have|uses?|holds?|bears?) (this|that|the|it)\b(?! lock)|(caller|user|person|member|customer|you) .*already|重复|已存在|已被|唯一/i;

/** `you already have 5 loans`, `not more than twice`: a number of them is allowed. */
const COUNTED =
  /\b(more than|at most|up to|too many|enough|limit|maximum|max|as many)\b|(?<!\bno )\b((?![45]\d\d\b)\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many) (?!(second|minute|hour|day|week|month|year)s?\b)(\p{L}+ ){0,3}?\p{L}+s\b|\b(has|have|holds?|with) (already )?((?![45]\d\d\b)\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?! (second|minute|hour|day|week|month|year))/iu;

/** `the caller is blocked already`, `you already have an unpaid bill`: the request is not the reason. */
const IN_BAD_STANDING =
  /\b(blocked|suspended|banned|locked|barred|late|overdue|unpaid|unreturned|outstanding|inactive|expired|deactivated|disabled|retired|left|gone|in arrears|in debt|owes?)\b/i;

/** Returns the alternatives in a sentence about a refusal that may say that the request is repeated. */
const clausesIn = (text: string): string[] =>
  text.split(/[,，、]|\bor\b|或/i).filter((clause) => !COUNTED.test(clause) && !IN_BAD_STANDING.test(clause));

const saysUnique = (text: string): boolean => clausesIn(text).some((clause) => UNIQUE.test(clause));

/** Names of members that are unique everywhere. */
const KEYS =
  /^(sku|isbn|ean|gtin|username|login|slug|vin|(licen[cs]e_?)?plate(_?number)?|iban|serial_?number)$/i;

/** Unique members in the body. One in the path names another resource. */
const keysOf = (operation: Operation): string[] =>
  Object.keys(membersOf(operation)).filter((name) => KEYS.test(name) && !operation.places?.[name]);

/** The contract documents 409 without a reason, and the created resource has a unique member. */
const isKeyed = (operation: Operation): boolean =>
  operation.method === 'POST' &&
  keysOf(operation).length > 0 &&
  stateRows(operation).some(({ code, condition = '' }) => code === '409' && SILENT.test(condition)) &&
  // A sentence that names the code gives another reason for it.
  !sentencesOf(operation).some((text) => text.includes('409') && !SILENT.test(text.replaceAll('409', '')));

/** Comparisons that forbid more than the limit. All others forbid less. */
const MORE = /^(more|greater|higher|larger|above|exceeds?|大于|超过|高于)/i;

interface Compared {
  readonly text: string;
  /** The member of the request, and the member of the resource that limits it. */
  readonly one: string;
  readonly other: string;
  /** True if the text forbids more than the limit, false if less. */
  readonly isMore: boolean;
}

/** `409 if amount is more than open`: compares a member of the request with one of the resource. */
export const comparedIn = (operation: Operation): Compared[] =>
  refusals(operation).flatMap((text) => {
    const [, one = '', how = '', other = ''] =
      /\b(\w+)\b (?:(?:is|would be) )?(more than|greater than|higher than|larger than|above|exceeds?|less than|lower than|smaller than|below)(?: (?:its|the|what is))? (\w+)\b/i.exec(
        text,
      ) ??
      /(\w+) ?(大于|超过|高于|小于|低于) ?(\w+)/.exec(text) ??
      [];
    return one === '' ? [] : [{ text, one, other, isMore: MORE.test(how) }];
  });

/** @returns the sentence that forbids the values */
export const exceededIn = (operation: Operation, sent: Payload, shown: Payload): string | undefined =>
  comparedIn(operation).find(({ one, other, isMore }) => {
    const [given, limit] = [numberOf(sent[one]), numberOf(shown[other])];
    return isMore ? given > limit : given < limit;
  })?.text;

const IS_UNIQUE = /\b(is|are|must be|has to be) unique\b|唯一/i;

/** `Names are unique`, `The ISBN is unique`. */
const isSaidOf = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d_])${escaped(name)}s? (?:is|are|must be|has to be) unique`, 'iu').test(
    text.replaceAll('`', ''),
  );

/** The members that the contract calls unique. */
export function uniqueIn(operation: Operation): string[] {
  const names = Object.keys(membersOf(operation));
  const has409 = stateRows(operation).some(({ code }) => code === '409');
  const said = has409 ? sentencesOf(operation).filter((text) => IS_UNIQUE.test(text)) : [];
  const texts = [...refusals(operation).filter(saysUnique), ...said];
  // A name in lower case may be an ordinary word of the sentence.
  const isNamed = (name: string): boolean =>
    texts.some((text) => isSaidOf(text, name)) ||
    texts.some((text) =>
      /^[a-z]+$/.test(name)
        ? text.includes(`\`${name}\``) || isNamedIn(text, `this ${name}`)
        : isNamedIn(text, name),
    );
  const marked = names.filter(isNamed);
  const keys = isKeyed(operation) ? keysOf(operation) : [];
  // With two unique members it is unclear which one the text means.
  return marked.length > 0 || keys.length > 1 ? marked : keys;
}

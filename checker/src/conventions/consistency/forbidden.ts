/**
 * What the contract says of states: `Amends an open one`, `PLANNED to COMPLETED, otherwise 409`, `it is shipped already`, `Votes once`,
 * beside a code for it. In another state, or again, the write must be refused.
 */
import { numberOf } from '../../core/base/numberOf.ts';
import { escaped, isNamedIn, wordPattern } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { isNotThere } from '../../core/contract/notThere.ts';
import { dataOf } from '../../core/contract/openapi/resourceRoles.ts';
import { refusalsIn, sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload, Schema } from '../../core/contract/types.ts';

/** Refusals that depend on how the resource is. */
export const stateRows = ({ errors, envelope }: Operation): ErrorRow[] =>
  errors.filter((row) =>
    envelope.byStatus
      ? (row.code === '409' || row.code === '423') && !row.implied
      : row.when === 'state' && !isNotThere(row),
  );

/** A state that a resource shows, and the others that the contract has for it. */
export interface State {
  readonly name: string;
  readonly value: string;
  readonly others: readonly string[];
}

/** @param properties what the contract says of the resource's members */
const statesIn = (
  properties: Readonly<Record<string, Schema>>,
  { schemas }: Operation,
  shown: Payload,
): State[] =>
  Object.entries(properties).flatMap(([name, part]) => {
    const { enum: values = [] } = flattened(part, schemas);
    const value = shown[name];
    // `archived` or not: of a switch the word is its name.
    if (typeof value === 'boolean' && /^[a-z]{4,}$/.test(name))
      return [value ? { name, value: name, others: [] } : { name, value: `not ${name}`, others: [name] }];
    const others = values.filter((each) => each !== value && typeof each === 'string').map(String);
    // Of one value alone it is a label, and no state.
    const isState = typeof value === 'string' && values.includes(value) && others.length > 0;
    return isState ? [{ name, value, others }] : [];
  });

export const statesOf = (read: Operation, shown: Payload): State[] =>
  statesIn(dataOf(read).properties ?? {}, read, shown);

/** @returns in which words the contract forbids the operation in that state */
export function forbiddenIn(operation: Operation, state: State): string | undefined {
  const rows = stateRows(operation);
  if (rows.length === 0) return undefined;
  const plain = (text: string): string => text.replaceAll('`', '');
  const said = [...sentencesOf(operation), ...aboutIt(operation, rows)].map(plain);
  const refusing = [
    ...refusalsIn(operation, rows).map(plain),
    ...said.filter((text) => REFUSES.test(text) || names(text, rows)),
  ];
  // `new → open; open → solved`: what one step leads out of, another one need not name.
  const isLeft = said.some((text) => leads(text, state) === false);
  const isStuck = (text: string): boolean => !isLeft && leads(text, state) === true;
  // Words that name a code in passing may speak of other operations.
  if (rows.every(({ inWords }) => inWords)) return said.find(isStuck);
  return (
    refusing.find((text) => (leads(text, state) === undefined ? forbids(text, state) : isStuck(text))) ??
    said.find(isStuck) ??
    (!names(operation.summary, rows) && demandsOther(operation.summary, state)
      ? operation.summary
      : undefined)
  );
}

const names = (text: string, rows: readonly ErrorRow[]): boolean =>
  rows.some(({ code }) => text.includes(code));

/** Of what is said of all operations: `A claim is edited and deleted in draft only (else 409)`. */
function aboutIt({ id, about = '' }: Operation, rows: readonly ErrorRow[]): string[] {
  const [verb = ''] = /^[a-z]{4,}/.exec(id) ?? [];
  const does = new RegExp(`\\b${verb}(?:s|d|ed|ing)?\\b`, 'i');
  return verb === '' ? [] : sentencesIn(about).filter((text) => does.test(text) && names(text, rows));
}

const REFUSES =
  /refus|reject|otherwise|else\b|unless|not allowed|forbidden|conflict|拒绝|否则|其[它他]状态|返回/i;

const has = (text: string, value: string, before = '', after = ''): boolean =>
  new RegExp(`${before}${wordPattern(value)}${after}`, 'iu').test(text);

const NO = String.raw`(?:(?:\bnot|\bno longer|isn't|aren't|\bnever)(?: (?:an?|in|yet|any more|in state|in the state))* |(?:不是|并非|非|不为|不处于|未处于|不在|≠|!=) ?)`;
const ONLY = String.raw`(?:\bonly|\bunless(?: it is| it's)?|\bmust be|\bhas to be|(?<!\bnot )\bwhile(?: it is)?|\bother than|\banything but|\bexcept|\bneither|\bnor|仅|只有|除了?)(?: (?:an?|the|in|state|if|while|it is))* ?`;

/** `while it has open invoices` is about the invoices. */
/** `Only for orders which are`, and what they may be: `open or approved`, `pending requests only`. */
const ONLY_THOSE = String.raw`(?:\bonly|仅|只有)(?: (?:for|on|of|with|from))?(?: (?:an?|the|those))?(?: (?!not\b|no\b)\p{L}+)?(?: (?:which|that|who))?(?: (?:are|is|in|state|if|while|when|it is))* ?`;
const THOSE_ONLY = String.raw`(?: (?:ones?|\p{L}+s))? (?:only|alone)\b`;

/** The states of a list after `only`, or before it: those are let through, and no others. */
function allowedIn(text: string, all: readonly string[]): string[] {
  const any = `(?:${all.map((each) => wordPattern(each)).join('|')})`;
  const list = `(${any}(?:(?: ?, ?(?:or |and )?| or | and | ?/ ?|、|或)(?:an? |the )?${any})*)`;
  const lists = [`${ONLY_THOSE}${list}`, `${list}${THOSE_ONLY}`].flatMap((pattern) => {
    const [, found = ''] = new RegExp(pattern, 'iu').exec(text) ?? [];
    return found;
  });
  return all.filter((each) => lists.some((found) => has(found, each)));
}

const OF_OTHERS = String.raw`\b(?:has|have|having|with|any|some|its|there (?:is|are))(?: an?| any| some| still| other| more| already)* `;
const NOUN = String.raw` (?!one\b|or\b|and\b|already\b|is\b)\p{L}+`;

/** `draft → submitted`: from there alone. Undefined where nothing of the kind is said. */
function leads(text: string, { value, others }: State): boolean | undefined {
  const all = [value, ...others];
  const pairs = all.flatMap((from) =>
    all
      .filter((to) => to !== from)
      .filter((to) =>
        new RegExp(
          `(?:^|[:：,，(（] ?|\\bfrom )(?:an? |the |from )?${wordPattern(from)}(?: \\w+)? ?(?:→|->|=>|to|becomes?|变为|变成|转为) ?(?:an? )?${wordPattern(to)}`,
          'iu',
        ).test(text),
      )
      .map(() => from),
  );
  return pairs.length === 0 ? undefined : !pairs.includes(value);
}

/** `An empty one cannot be published` says what is not done, and of no state. */
const DONE = /\b(?:can|cannot|can't|could|may)(?: not| only| no longer)? be \p{L}+(?:ed|en|t)\b/giu;

/** `it is shipped or cancelled already`; `only a confirmed one`, `it is not open` forbid every other state. */
function forbids(whole: string, { value, others }: State): boolean {
  const text = whole.replaceAll(DONE, '');
  // `only while it is not shipped` forbids that state alone.
  const shut = [value, ...others].filter((each) => has(text, each, String.raw`\bonly\b[^,;]*` + NO));
  if (shut.length > 0) return shut.includes(value);
  const allowed = value.startsWith('not ') ? [] : allowedIn(text, [value, ...others]);
  const isNamed = [value, ...others].every((each) => allowed.includes(each) || !has(text, each));
  if (allowed.length > 0 && isNamed) return !allowed.includes(value);
  const wanted = (each: string): boolean =>
    has(text, each, NO) || has(text, each, ONLY) || has(text, each, '', ' (?:only|one only)');
  // Of a switch that is off: `it is not lent`.
  if (value.startsWith('not ')) return others.some(wanted);
  // `Own ones only (403), open or approved ones (409)`: with an `only` in it, what is named may be what is let through.
  if (has(text, value) && /\bonly\b|仅|只/i.test(text)) return false;
  if (has(text, value)) return !wanted(value) && !others.some(wanted) && !has(text, value, OF_OTHERS, NOUN);
  return others.filter((each) => has(text, each)).length === 1 && others.some(wanted);
}

/** `409 if it is not shipped` is the other way round. */
const OF_ONE_NOT = String.raw`\b(?:what|that|which|who|ones?)(?: is| are|'s)? (?:not|no longer)(?: (?:an?|in|yet))* `;

/** `Amends an open one`; `Cancels what is not shipped` forbids that state alone. */
function demandsOther(summary: string, { value, others }: State): boolean {
  if (has(summary, value, OF_ONE_NOT)) return true;
  const OF = String.raw`(?<!\b(?:into|to|as|become|becomes|makes|make|creates|new|not) )\b(?:an?|the|one's|only|that is|which is|what is|while|if|still|are)(?: own)? `;
  const wanted = others.filter((each) => has(summary, each, OF));
  return wanted.length > 0 && !has(summary, value) && wanted.every((each) => !has(summary, each, NO));
}

/** Nothing is said but that it is a conflict, or that it is so already. */
const AGAIN =
  /already|twice|\bagain\b|\bonce\b|\bstate\b|\bstatus\b|no longer|not possible|ended|已经?|重复|状态/i;
const SILENT =
  /^\W*(no|not now|conflict|why not|error|problem|refused|denied|bad|nope|failure|failed|冲突)?\W*$/i;

/** What is done once is not done again, where the contract has a code for how the resource is. */
export const isOnce = (operation: Operation): boolean =>
  stateRows(operation).some(({ condition = '' }) => SILENT.test(condition) || AGAIN.test(condition));

const refusals = (operation: Operation): string[] => refusalsIn(operation, stateRows(operation));

/** Of what goes on elsewhere: `is being exported already`, `try again`. */
const ELSEWHERE = /running|progress|locked|\bbeing\b|\btry again|retry|another/i;

/** The contract says so: `Votes once`, `voted already`. A write that sets a value may set another one. */
export const saysOnce = (operation: Operation): boolean =>
  isBare(operation) &&
  (refusals(operation).some(
    (text) => /already|twice|\bagain\b|\bonce\b|已经?/i.test(text) && !ELSEWHERE.test(text),
  ) ||
    (stateRows(operation).length > 0 && /\bonce\b/i.test(operation.summary)));

/** Nothing is asked for but the resource by its name. */
export function isBare({ request, schemas, places = {}, roles = [] }: Operation): boolean {
  const names = Object.keys(flattened(request, schemas).properties ?? {});
  const things = new Set(roles.map(({ resource }) => resource.as));
  return names.every((name) => things.has(name) || places[name] !== undefined);
}

/** A code for what there is one of: `the code is taken`, `has one of that plan`, `SKU 在公司内唯一`. */
export const isUnique = (operation: Operation): boolean =>
  isKeyed(operation) || refusals(operation).some((text) => UNIQUE.test(text));

const UNIQUE =
  /already (exists?|taken|in use|registered|used|booked|there|has)|(exists?|taken|in use|used|there) already|\btaken\b|\bexists\b|\bin use\b|duplicate|\bunique\b|no two\b|has one|twice|\bwith the same\b|\b(another|other)\b.*\b(has|have|uses?|holds?|bears?) (this|that|the|it)\b(?! lock)|(caller|user|person|member|customer|you) .*already|重复|已存在|已被|唯一/i;

/** What there is one of everywhere. */
const KEYS =
  /^(sku|isbn|ean|gtin|username|login|slug|vin|(licen[cs]e_?)?plate(_?number)?|iban|serial_?number)$/i;

/** What is made has such a key; that in a path names another resource. */
const keysOf = (operation: Operation): string[] =>
  Object.keys(membersOf(operation)).filter((name) => KEYS.test(name) && !operation.places?.[name]);

/** Nothing is said but that there may be a conflict, and what is made has such a key. */
const isKeyed = (operation: Operation): boolean =>
  operation.method === 'POST' &&
  keysOf(operation).length > 0 &&
  stateRows(operation).some(({ code, condition = '' }) => code === '409' && SILENT.test(condition)) &&
  // A sentence that names the code says what else it is for.
  !sentencesOf(operation).some((text) => text.includes('409') && !SILENT.test(text.replaceAll('409', '')));

const MORE = /^(more|greater|higher|larger|above|exceeds?|大于|超过|高于)/i;

interface Compared {
  readonly text: string;
  /** A member of the request, and what it is held against. */
  readonly one: string;
  readonly other: string;
  readonly isMore: boolean;
}

/** `409 if amount is more than open`: what is sent is held against what the resource shows. */
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

/** @returns in which words it is forbidden */
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

/** The members of which the contract says that there is one of each. */
export function uniqueIn(operation: Operation): string[] {
  const names = Object.keys(membersOf(operation));
  const isHeld = stateRows(operation).some(({ code }) => code === '409');
  const said = isHeld ? sentencesOf(operation).filter((text) => IS_UNIQUE.test(text)) : [];
  const texts = [...refusals(operation).filter((text) => UNIQUE.test(text)), ...said];
  // A word of small letters may be any word.
  const isNamed = (name: string): boolean =>
    texts.some((text) => isSaidOf(text, name)) ||
    texts.some((text) =>
      /^[a-z]+$/.test(name)
        ? text.includes(`\`${name}\``) || isNamedIn(text, `this ${name}`)
        : isNamedIn(text, name),
    );
  const marked = names.filter(isNamed);
  const keys = isKeyed(operation) ? keysOf(operation) : [];
  // With two keys it is unclear which one is meant.
  return marked.length > 0 || keys.length > 1 ? marked : keys;
}

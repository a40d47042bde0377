/** Reads arithmetic from a description: `capacity less occupied`, `the sum of the line amounts`, `days from start to end`. */
import { numberOf } from '../../core/base/numberOf.ts';
import { timeOf } from '../../core/base/timeOf.ts';
import { DAY_MS } from '../../core/base/timeUnits.ts';
import { singular } from '../../core/base/words.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { objectOf } from '../../core/contract/openapi/paging.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { UNIT_MS, withoutUnit } from './units.ts';

export interface Formula {
  /** The members that the formula uses. */
  readonly of: readonly string[];
  /** Returns NaN if a member has no such value. */
  readonly value: (thing: Payload) => number;
  /** The value of another reading: `20 % of price less paid` may mean 20 % of the difference, or of the price only. */
  readonly or?: (thing: Payload) => number;
  /** Tolerance of a value that is not a whole number. */
  readonly near?: number;
}

/** The members of the object with the formula, by name. */
type Members = Readonly<Record<string, Schema>>;
/** Reads one form of arithmetic. */
type Reading = (text: string, members: Members, operation: Operation) => Formula | undefined;

/**
 * Reads the formula of a member: `Total = net + tax. In euros`. Tries the text after an equals sign, then the same without its
 * end, then the text after its only comma. An end or a text with a condition, such as `at least 0`, is no plain arithmetic.
 *
 * @returns undefined for anything but plain arithmetic
 */
export function formulaIn(description: string, members: Members, operation: Operation): Formula | undefined {
  const said = description.replace(NULL_UNTIL, '');
  const [, after = said] = /[=＝]([^=＝]*)$/.exec(said.replace(/^\s*=/, '')) ?? [];
  const whole = inPlainWords(after.trim());
  const beginning = inPlainWords(after.trim().replace(TAIL, ''));
  const texts = CONDITION.test(TAIL.exec(after.trim())?.[0] ?? '') ? [whole] : [whole, beginning];
  // `订单金额，各行 amount 之和` names the member first and then its formula.
  const [, behindComma] = /^[^，,；;。]*[，,；;] ?([^，,；;。]+)。?$/.exec(after.trim()) ?? [];
  // `加` and `减` are signs of a formula here. In the end of another text they are conditions.
  const isPlain = behindComma !== undefined && !CONDITION.test(behindComma.replace(/加|减/g, ''));
  if (isPlain) texts.push(inPlainWords(behindComma));
  for (const text of texts)
    for (const read of READINGS) {
      const found = read(text, members, operation);
      if (found) return found;
    }
  return undefined;
}

/** `; null until the inspection`: says nothing about a number. */
const NULL_UNTIL =
  /[,;.(] ?(?:and |or |it is )?(?:null|absent|missing|left out|not set) (?:until|before|while|as long as|if|when|unless|without)\b[^.;]*\.?$/i;

/** Text after the formula, such as its unit or rounding. */
const TAIL = /[。；，].*$|（[^（）]*）$|[.;,]\s.*$|\s*\(.*\)$/s;
/** Conditions that change the formula at the start of the text. */
const CONDITION =
  /\b(less|minus|plus|times|unless|never|not|without|except|if|when|while|once|until|after|before|at (least|most)|min(imum)?|max(imum)?|zero|capped|limited|otherwise)\b|(?<![\d.])0(?![\d.])|减|加|除|若|如|否则|至少|至多|最|不|为零|为0|时/i;

/** Writes a formula with English words for its signs, without its unit and its punctuation. */
const inPlainWords = (text: string): string =>
  text
    .replace(/^各(?:行|项|笔|明细)的? ?(.+?) ?(?:之和|合计|总和)$/, 'sum of $1')
    .replace(/^(.+?) ?(?:之和|合计)$/, 'sum of $1')
    // `the net amount after discount`
    .replaceAll(/ after (?=(?:the |any |all |its )?(?:discount|rebate|reduction|deduction)s?\b)/gi, ' less ')
    .replaceAll('减去', ' less ')
    .replaceAll('减', ' less ')
    .replaceAll('加', ' plus ')
    .replaceAll('乘以', ' times ')
    .replace(/[。；，.;,]$/, '')
    .replace(/^(=|is|equals|always|the|计算方式[:：]|等于)\s+/i, '')
    .replace(/^the\s+/i, '')
    .replace(/,? (in|as) (cents|euros?|fen|minor units|whole numbers?|kilograms|grams)$/i, '')
    .trim();

/** A name or a phrase by its letters and digits only: `unit price` and `unit_price` are `unitprice`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d\u4e00-\u9fff]/g, '');

/** The last word of a text, which a name leaves out: `net price` for `net`. */
const KIND = /(?:price|amount|cents)$/;

/** A member by its spoken name: `unit price` is `unitPrice`, and `goods` the only one of `goods_cents` and `tax_cents`. */
const memberIn = (text: string, members: Members): string | undefined => {
  const wanted = plain(text.replace(/^(the|its|all|all of the|all the)\s+/i, ''));
  const exact = Object.keys(members).find((name) => plain(name) === wanted);
  if (exact !== undefined || wanted === '') return exact;
  const short = [wanted, wanted.replace(KIND, '')].filter((each) => each !== '');
  const [like, ...others] = Object.keys(members).filter((name) => short.includes(withoutUnit(plain(name))));
  return others.length === 0 ? like : undefined;
};

/** A word such as `less`, or a sign. `-` and `/` need blanks around them: `due-date` is a name. */
const SIGN = /\s*(?:\b(less|minus|plus|times|divided by|over)\b|(?<=\s)([-−–+*×/x·])(?=\s)|([+*×·−÷]))\s*/i;

/** `capacity less occupied`, `price × quantity - discount`. */
const chain: Reading = (text, members) => {
  // `split` also returns the groups of SIGN, of which one has the sign. So the parts alternate: a term, a sign, a term.
  const [first = '', ...rest] = text.split(new RegExp(SIGN, 'gi')).filter((part) => part !== undefined);
  const steps = Array.from({ length: Math.floor(rest.length / 2) }, (_, index) => ({
    sign: signOf(rest[index * 2] ?? ''),
    text: rest[index * 2 + 1] ?? '',
  }));
  const terms = [first, ...steps.map((step) => step.text)].map((each) => termIn(each, members));
  if (steps.length === 0 || rest.length % 2 === 1 || !terms.every((term) => term !== undefined))
    return undefined;
  const names = terms.filter((term) => typeof term === 'string');
  if (names.length === 0) return undefined;
  // With sums and products, the products come first; otherwise the order is from left to right.
  const hasBoth = steps.some(({ sign }) => isSum(sign)) && steps.some(({ sign }) => !isSum(sign));
  return {
    of: names,
    value: (thing) => {
      const values = terms.map((term) => (typeof term === 'string' ? numberOf(thing[term]) : term));
      const signs = steps.map(({ sign }) => sign);
      return hasBoth
        ? withPrecedence(values, signs)
        : values.slice(1).reduce((result, each, at) => calculate(signs[at]!, result, each), values[0]!);
    },
  };
};

/** A member, or a number: `gross × 10 / 110`. */
const termIn = (text: string, members: Members): string | number | undefined =>
  /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : memberIn(text, members);

type Sign = '+' | '-' | '*' | '/';

const isSum = (sign: Sign): boolean => sign === '+' || sign === '-';

function signOf(text: string): Sign {
  if (/plus|\+/i.test(text)) return '+';
  if (/times|[*×x·]/i.test(text)) return '*';
  return /divided|over|[/÷]/i.test(text) ? '/' : '-';
}

function calculate(sign: Sign, one: number, other: number): number {
  if (sign === '+') return one + other;
  if (sign === '-') return one - other;
  return sign === '*' ? one * other : one / other;
}

/** Multiplies and divides first, then adds and subtracts. */
function withPrecedence(values: readonly number[], signs: readonly Sign[]): number {
  const terms: number[] = [values[0] ?? Number.NaN];
  signs.forEach((sign, at) => {
    const value = values[at + 1] ?? Number.NaN;
    if (isSum(sign)) terms.push(calculate(sign, 0, value));
    else terms.push(calculate(sign, terms.pop() ?? Number.NaN, value));
  });
  return terms.reduce((sum, term) => sum + term, 0);
}

/** `sum of net and tax`, `difference of total and paid`, `product of price and quantity`. */
const named: Reading = (text, members) => {
  const [, word = '', rest = ''] =
    /^(sum|total|difference|product|larger|greater|maximum|max|smaller|lesser|lower|minimum|min)\s+(?:of|between)\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const parts = rest.split(/,\s*(?:and\s+)?|\s+and\s+|、|和/i).map((part) => memberIn(part, members));
  if (parts.length < 2 || !parts.every((name) => name !== undefined)) return undefined;
  const isPair = parts.length === 2;
  const whole = (values: readonly number[]): number => {
    if (/^(sum|total)/i.test(word)) return values.reduce((sum, each) => sum + each, 0);
    if (/^product/i.test(word)) return values.reduce((sum, each) => sum * each, 1);
    if (/^diff/i.test(word)) return isPair ? (values[0] ?? 0) - (values[1] ?? 0) : Number.NaN;
    return /^(larg|great|max)/i.test(word) ? Math.max(...values) : Math.min(...values);
  };
  return { of: parts, value: (thing) => whole(parts.map((name) => numberOf(thing[name]))) };
};

/** `sum of the line amounts`, `average of the stars`, `number of lines`: aggregates the only list beside the member, or the named one. */
const ofList: Reading = (text, members, operation) => {
  const [, word = '', rest = ''] =
    /^(sum|total|average|mean|number|count|amount)\s+(?:of|over)\s+(?:(?:all|the|its|each)\s+)*(.+)$/i.exec(
      text,
    ) ?? [];
  const lists = Object.keys(members).filter(
    (name) => typeOf(objectOf(members[name] ?? {}, operation.schemas)) === 'array',
  );
  const wanted = plain(rest);
  const list = lists.length === 1 ? lists[0] : lists.find((name) => wanted.endsWith(plain(name)));
  if (list === undefined || rest === '') return undefined;
  const namesListOnly = wanted === plain(list);
  if (/^(number|count|amount)$/i.test(word) && namesListOnly)
    return { of: [list], value: (thing) => lengthOf(thing[list]) };
  const item = objectOf(objectOf(members[list] ?? {}, operation.schemas).items ?? {}, operation.schemas);
  const said = Object.keys(item.properties ?? {}).find((name) => phrasesFor(name, list).includes(wanted));
  const member = said ?? (namesListOnly ? onlyAmountOf(item, operation) : undefined);
  const areItemsNumbers = namesListOnly && /^(number|integer)$/.test(typeOf(item));
  if (member === undefined && !areItemsNumbers) return undefined;
  const isMean = /^(average|mean)$/i.test(word);
  const isSumOfAll = /^(sum|total)$/i.test(word);
  if (!isMean && !isSumOfAll) return undefined;
  return {
    of: [list],
    // Star ratings are shown in halves, or in quarters at the finest.
    ...(isMean && { near: 0.25 }),
    value: (thing) => {
      const values = valuesIn(thing[list], member);
      const sum = values.reduce((all, each) => all + each, 0);
      return isMean ? sum / values.length : sum;
    },
  };
};

/** The phrases for a member of the items, without blanks: `amounts of the lines`, `amount of each line`, `line amounts`. */
function phrasesFor(name: string, list: string): string[] {
  const lines = plain(list);
  const line = singular(lines);
  return [plain(name), `${plain(name)}s`].flatMap((each) => [
    each,
    `${each}ofthe${lines}`,
    `${each}ofall${lines}`,
    `${each}of${lines}`,
    `${line}${each}`,
    `${lines}${each}`,
    `${each}ofeach${line}`,
  ]);
}

/** `sum of quantity × unit_price of the lines`. One factor must be a whole number, so that the products need no rounding. */
const productsOfList: Reading = (text, members, { schemas }) => {
  const [, one = '', other = '', word = ''] =
    /^(?:sum|total)\s+of\s+(?:the\s+)?(\w+)\s*(?:[×x*]|times|multiplied\s+by)\s*(\w+)\s+(?:of|over|for|across)\s+(?:all\s+|the\s+|its\s+|each\s+|every\s+)*(\w+)$/i.exec(
      text,
    ) ?? [];
  const list = Object.keys(members).find((name) => singular(plain(name)) === singular(plain(word)));
  const { properties = {} } = objectOf(objectOf(members[list ?? ''] ?? {}, schemas).items ?? {}, schemas);
  const names = [one, other].map((each) => memberIn(each, properties));
  const [first, second] = names;
  const isWhole = (name: string): boolean => typeOf(flattened(properties[name] ?? {}, schemas)) === 'integer';
  if (list === undefined || first === undefined || second === undefined) return undefined;
  if (![first, second].some(isWhole)) return undefined;
  return {
    of: [list],
    value: (thing) => {
      const [factors, others] = [valuesIn(thing[list], first), valuesIn(thing[list], second)];
      return factors.reduce((sum, each, at) => sum + each * (others[at] ?? Number.NaN), 0);
    },
  };
};

/** Returns the only amount of an item, for texts such as `sum of the charges`. */
function onlyAmountOf({ properties = {} }: Schema, { schemas }: Operation): string | undefined {
  const amounts = Object.keys(properties).filter(
    (name) =>
      AMOUNT.test(name) &&
      /^(number|integer|string)$/.test(typeOf(flattened(properties[name] ?? {}, schemas))),
  );
  return amounts.length === 1 ? amounts[0] : undefined;
}

/** Members of an item that are its amount: `amount`, `lineTotal`. */
const AMOUNT = /^(amount|total|line_?total|sum|subtotal)$/i;

/** `sold of capacity in percent`, `sold / capacity * 100`, `percentage of sold in capacity`. */
const percentage: Reading = (text, members) => {
  const [, one = '', other = ''] =
    /^(.+?)\s+(?:of|in|to|\/)\s+(.+?),?\s+(?:in|as)\s+(?:a\s+)?(?:per ?cent|percentage|%)$/i.exec(text) ??
    /^(?:percentage|per ?cent|share in per ?cent)\s+(?:of|that)\s+(.+?)\s+(?:of|in|to|is of)\s+(.+)$/i.exec(
      text,
    ) ??
    /^(?:100\s*[*×]\s*)?(\w+)\s*\/\s*(\w+)(?:\s*[*×]\s*100)?$/.exec(/100/.test(text) ? text : '') ??
    [];
  const names = [one, other].map((each) => memberIn(each, members));
  const [part, whole] = names;
  if (part === undefined || whole === undefined) return undefined;
  return { of: [part, whole], value: (thing) => (100 * numberOf(thing[part])) / numberOf(thing[whole]) };
};

/** `19 % of net_cents`, `7.5 percent of the subtotal`, `20 % of goods less discount` */
const share: Reading = (text, members, operation) => {
  const [, percent = '', words = ''] = /^(\d+(?:\.\d+)?) ?(?:%|per ?cent) of (.+)$/i.exec(text) ?? [];
  // Multiplies before it divides: 0.19 has no exact binary form.
  const part = (value: number): number => (Number(percent) * value) / 100;
  const member = memberIn(words, members);
  if (member !== undefined) return { of: [member], value: (thing: Payload) => part(numberOf(thing[member])) };
  // It is unclear what the percentage is of in `goods plus 5` and in products.
  const whole = /[\d×x*/÷·]|\b(?:times|divided|over)\b/i.test(words)
    ? undefined
    : chain(words, members, operation);
  const [first] = whole?.of ?? [];
  if (!whole || first === undefined) return undefined;
  const ofFirst = (thing: Payload): number =>
    whole.value(thing) - numberOf(thing[first]) + part(numberOf(thing[first]));
  return { of: whole.of, value: (thing) => part(whole.value(thing)), or: ofFirst };
};

/**
 * `nights between arrival and departure`, `minutes from startsAt to endsAt`. Days are read only if the text says whether the last
 * one counts: `days from start to end, both included`, `… (not counting the last)`.
 */
const duration: Reading = (text, members) => {
  const [, from = '', until = '', includesLast] =
    /^(?:number of\s+)?(?:whole\s+)?days?\s+(?:between|from)\s+(\S+)\s+(?:and|to|until|till)\s+(\S+?)(?:,|\s+\()?\s+(?:(both|first and last|all)(?: days)? (?:included|counted)|not counting the last)\)?$/i.exec(
      text,
    ) ?? [];
  const [first, last] = [from, until].map((each) => memberIn(each, members));
  if (first !== undefined && last !== undefined)
    return {
      of: [first, last],
      value: (thing) =>
        (timeOf(thing[last]) - timeOf(thing[first])) / DAY_MS + (includesLast === undefined ? 0 : 1),
    };
  const [, unit = '', one = '', other = ''] =
    /^(?:number of\s+)?(?:whole\s+)?(second|minute|hour|night)s?\s+(?:between|from)\s+(.+?)\s+(?:and|to|until|till)\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const [begin, end] = [one, other].map((each) => memberIn(each, members));
  if (begin === undefined || end === undefined) return undefined;
  const step = UNIT_MS[unit.toLowerCase()] ?? Number.NaN;
  return { of: [begin, end], value: (thing) => (timeOf(thing[end]) - timeOf(thing[begin])) / step };
};

/** A percentage comes first: `sold / capacity * 100` is a chain too. */
const READINGS: readonly Reading[] = [percentage, share, productsOfList, chain, named, ofList, duration];

/** The number of items; NaN for a value that is no list. */
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number.NaN);

function valuesIn(list: unknown, member: string | undefined): number[] {
  if (!Array.isArray(list)) return [Number.NaN];
  return list.map((item: unknown) =>
    numberOf(member === undefined ? item : (item as Payload | null)?.[member]),
  );
}

/** Reads from the contract which values are unique: `the code is taken`, `Names are unique`. The backend must refuse a duplicate. */
import { escaped, isNamedIn, singular, wordPattern, wordsOf } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { namesRow, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { refusingRows } from '../prose/refusingRows.ts';
import { clausesIn, SILENT } from './repetition.ts';
import { refusals, stateRows } from './stateRows.ts';

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

/** `Nothing is taken`, `taken from the oldest lot`: says what happens to a stock. */
const OF_STOCK =
  /\b(?:nothing|none|no \p{L}+) (?:is|are|was|were) \p{L}+|\btaken (?:from|out|off|away|back|over)\b/giu;

const saysUnique = (text: string): boolean =>
  clausesIn(text.replaceAll(OF_STOCK, '')).some((clause) => UNIQUE.test(clause));

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

/** `Names are unique`, `must not be in use`; not `must not be used twice a day`. */
const IS_UNIQUE =
  /\b(is|are|must (be|stay|remain)|has to be) unique\b|\bmust not be (in use|taken|used)\b(?! twice| more)|唯一/i;

/** Such words right behind the name of the member: `The ISBN is unique`, `E-mail addresses must be unique`. */
const isSaidOf = (text: string, name: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\d_])${escaped(name)}s?(?: address(?:es)?)? (?:(?:is|are|must (?:be|stay|remain)|has to be) unique|must not be (?:in use|taken|used)(?! twice| more))`,
    'iu',
  ).test(text.replaceAll('`', '').replaceAll(/e-mail/gi, 'email'));

/** Words after `once` that let it start again, or change its meaning: `used once a day`, `used once it is free`. */
const PER_TIME = String.raw`(?! (?:an?|per|each|every) (?:second|minute|hour|day|week|month|year)| it | they | at a time| at once| at the same)`;

/** Returns whether a sentence says, in ordinary words, that a second resource must not have the value of the member. */
function isTakenIn(text: string, name: string): boolean {
  const plain = text.replaceAll('`', '').replaceAll(/e-mail/gi, 'email');
  const word = `${wordPattern(wordsOf(name).join('_'))}(?: address)?(?! address\\b|[\\p{L}\\d_])`;
  if (isUsedByAnother(plain, name, word)) return true;
  return [
    // `A label is used once per house`
    String.raw`(?:^|\b(?:an?|each|every|one|the) )${word} (?:is|can be|may be|must be) (?:only )?(?:used|given|taken|assigned) (?:only |just )?once\b${PER_TIME}`,
    // `A second desk with the same label`
    String.raw`\b(?:second|another|other|two|further) [^,;]*\bwith the same ${word}(?! (?:and|or|for|on|in the same))`,
    // `A number that another table of the restaurant has`
    String.raw`\b(?:an?|the) ${word} (?:that|which) (?:another|an existing|any other) [^,;]*\b(?:has|uses|bears|carries|holds|is using)\b`,
    // `If another table has the same number`
    String.raw`\b(?:another|any other|an existing) [^,;]*\b(?:has|uses|bears|carries) (?:the same|this|that) ${word}`,
    // `While a desk with the same label is free, a second one is refused`
    String.raw`\b(?:while|as long as) [^;]*\b(?:of|for|with) the same ${word}(?! (?:and|or)) [^;]*\b(?:a second|another|a further|no other) `,
  ].some((each) => new RegExp(each, 'iu').test(plain));
}

/** Last words of members that identify their resource. A seat or a room may be free again on another day. */
const IDENTIFIES =
  /^(?:number|no|code|name|label|title|key|slug|sku|serial|plate|email|login|handle|barcode|reference|domain)$/;

/**
 * `The number is used by another policy`: a number of the policy itself, not of another thing that it names, such as `tableNumber`.
 * Nothing may follow that limits it: `by another booking on that day`.
 */
function isUsedByAnother(text: string, name: string, word: string): boolean {
  const [, noun = ''] =
    new RegExp(
      String.raw`(?:^|\b(?:the|an?|this|its|whose) )${word} (?:is|must not be|may not be|cannot be) (?:already )?(?:used|taken|in use|held|borne) by (?:another|any other|an existing|a different) (\p{L}+)(?=$|[.,;:|)]| \||,? \(|,? (?:ignoring|regardless|whatever))`,
      'iu',
    ).exec(text) ?? [];
  const words = wordsOf(name);
  const [first = '', ...rest] = words;
  const isOwn = rest.length === 0 || (rest.length === 1 && singular(noun.toLowerCase()) === first);
  return noun !== '' && (KEYS.test(name) || (isOwn && IDENTIFIES.test(words.at(-1) ?? '')));
}

/** Sentences about any refusal of the values: some backends answer a duplicate with 400 or 422. */
const refusingTexts = (operation: Operation): string[] =>
  sentencesOf(operation).filter((text) => namesRow(text, refusingRows(operation)));

/** `A taken ISBN`: in capitals, the name is no ordinary word. */
const isAcronymIn = (text: string, name: string): boolean =>
  name.length > 2 && [name.toUpperCase(), `${name.toUpperCase()}s`].some((each) => isNamedIn(text, each));

/** The members that the contract calls unique. */
export function uniqueIn(operation: Operation): string[] {
  const names = Object.keys(membersOf(operation));
  const has409 = stateRows(operation).some(({ code }) => code === '409');
  const refusing = refusingTexts(operation);
  // Without a 409, the sentence itself names the code: `unique per shop (400)`.
  const said = (has409 ? sentencesOf(operation) : refusing).filter((text) => IS_UNIQUE.test(text));
  const texts = [...refusals(operation).filter(saysUnique), ...said];
  // A name in lower case may be an ordinary word of the sentence.
  const isNamed = (name: string): boolean =>
    texts.some((text) => isSaidOf(text, name)) ||
    refusing.some((text) => isTakenIn(text, name)) ||
    texts.some((text) =>
      /^[a-z]+$/.test(name)
        ? text.includes(`\`${name}\``) || isNamedIn(text, `this ${name}`) || isAcronymIn(text, name)
        : isNamedIn(text, name),
    );
  const marked = names.filter(isNamed);
  const keys = isKeyed(operation) ? keysOf(operation) : [];
  // With two unique members it is unclear which one the text means.
  return marked.length > 0 || keys.length > 1 ? marked : keys;
}

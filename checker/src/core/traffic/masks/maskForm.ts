/**
 * Recognises values that a recorder has hidden: browsers, proxies, gateways and log collectors replace passwords, tokens and card
 * numbers. Pure.
 */
import { percentDecoded } from '../../base/percentDecoded.ts';

/**
 * How sure it is that a text is a mask: `certain` needs no further reason, `likely` needs one, and `weak` needs two, since it is also
 * the form of ordinary values.
 */
export type MaskForm = 'certain' | 'likely' | 'weak';

/** Returns the form of a mask; undefined for other texts. */
export function maskForm(written: string): MaskForm | undefined {
  if (written.length > LONGEST) return undefined;
  const text = plainOf(written);
  const hasLetters = LETTERS.test(text);
  // A certain or likely mask has the form of a weak one too. Most values of a recording have none.
  if (!hasLetters && !WEAK.test(text)) return undefined;
  if (CERTAIN.some((form) => form.test(text))) return 'certain';
  return hasLetters || LIKELY.some((form) => form.test(text)) ? 'likely' : 'weak';
}

/** Returns whether a text that cannot be read contains a mask: a log collector may have replaced parts of JSON. */
export const holdsMask = (written: string): boolean =>
  SIGNS.test(written) || IN_BRACKETS.test(plainOf(written)) || maskForm(written) === 'certain';

/**
 * Returns whether a credential is hidden so that requests of two accounts look alike. The hash of a token still tells them apart.
 *
 * @param value the token after its scheme: `Bearer ***`
 */
export function isHiddenCredential(value: string): boolean {
  const text = value.replace(/^[A-Za-z]+ +/, '');
  return !HASHED.test(text) && (maskForm(text) === 'likely' || holdsMask(text) || CUT.test(text));
}

/** Longer texts in characters are no masks. */
const LONGEST = 2_000;

/** Decodes `%2A%2A%2A` and `&lt;redacted&gt;`. */
const plainOf = (written: string): string =>
  percentDecoded(written.trim()).replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** Words that only name a mask. */
const MASKED = 'redacted|masked|saniti[sz]ed|scrubbed|obfuscated|anonymi[sz]ed|censored|脱敏|屏蔽|掩码|打码';
/** Words that are also ordinary values: `status: hidden`. */
const HIDDEN = 'filtered|hidden|removed|omitted|stripped|sensitive|secret|private|隐藏';

const word = (words: string): string => `(?<![a-z])(?:${words})(?![a-z])`;

/** Text around the word within the brackets. */
const REST = '[^\\n[\\]<>{}()【】（）"]{0,40}';

/** `[REDACTED]`, `[REDACTED:email]`, `<redacted>`, `{masked}`, `[Filtered]` of Sentry and Rails. */
const IN_BRACKETS = new RegExp(`[[<{(【（]${REST}?${word(`${MASKED}|${HIDDEN}`)}${REST}[\\]>})】）]`, 'iu');

/** Runs of signs that stand for hidden characters. */
const SIGNS = /\*{3}|[•●∙·█■]{3}/u;

/** Three stars and six digits of a hash: the simulator and `--save-har` give equal values equal masks. */
const HASHED = /^\*{3}[\da-f]{6}$/;

/** Text that was cut, `eyJhbGciOi…`, and a token without its signature. */
const CUT = /(?:\.{3}|…|\.redacted)$/iu;

const CERTAIN: readonly RegExp[] = [
  HASHED,
  // Signs only, with gaps as a card number has them: `•••• ••••`.
  /^(?=.*(?:\*{3}|[•●∙·█■]{3}))[*•●∙·█■ -]+$/u,
  new RegExp(`^${IN_BRACKETS.source}$`, 'iu'),
  // `__REDACTED__`, `***MASKED***`, `%REDACTED%`
  new RegExp(`^[*_#%]+${word(MASKED)}[*_#%]+$`, 'iu'),
];

const LIKELY: readonly RegExp[] = [
  // Some characters stay, and no spaces of a sentence: `****1234`, `138****6027`, `a***@x.com`.
  /^(?=.{0,80}(?:\*{3}|[•●∙·█■]{3}))(?:\S{1,100}|[*•●∙·█■\d -]{1,100})$/u,
  // `REDACTED`, `redacted-by-proxy`
  new RegExp(`^[\\w-]{0,40}?${word(MASKED)}[\\w-]{0,40}$`, 'iu'),
];

/** One letter over and over, or within a card number: `xxxx`, `4111-XXXX-XXXX-1111`. */
const LETTERS = /^(?:x{3,}|X{3,})$|(?:^|[^a-zA-Z])(?:x{4}|X{4})(?:[^a-zA-Z]|$)/;

const WEAK = new RegExp(
  [
    SIGNS,
    CUT,
    new RegExp(word(`${MASKED}|${HIDDEN}`)),
    /^(?:#{3,}|-{3,}|_{3,}|\?{3,})$/,
    // MD5, SHA-1 and SHA-2, which a client may also send itself.
    /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/,
    /^(?:sha-?\d{1,3}|md5|hmac|hash)[:=_]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

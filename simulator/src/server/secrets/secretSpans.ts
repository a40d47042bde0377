/**
 * Finds secrets in any text by the names before them: JSON (also truncated or invalid), forms, addresses, XML,
 * headers. Each character is read a bounded number of times. Pure.
 */
import type { SecretNames } from '../../services/secretNames.ts';

/** Position of a value in the text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** A value without quotes, whose end is uncertain. */
  readonly isBare?: true;
}

interface FoundSpans {
  readonly spans: readonly Span[];
  readonly end: number;
}

/** Maximum length of a name in characters. */
const LONGEST = 100;
/** A character of a name without quotes, as in `user.tokens[0]`. */
const NAME = /[\w.\-[\]$]/;
const BLANK = /\s/;
/** A number of any length, as `-12.50` or `1e9`, not `12a`. */
export const NUMBER = /^-?\d[\d.]{0,400}(?:e[+-]?\d{1,3})?$/i;
/**
 * Ends of a value without quotes. FAR ends any value. NEAR ends a number and is trimmed from the end of other values.
 * WITHIN ends a value inside a list or an object.
 */
const FAR = /[\s&"'<>\\]/g;
const NEAR = /[\s&"'<>\\;,(){}[\]]/g;
const WITHIN = /[\s&"'<>\\;,(){}[\]:]/g;
const LINE_END = /[\r\n]/g;
/** Scheme of an `Authorization` value: in `Bearer abc` the secret is `abc`. */
const SCHEME = /^(bearer|basic|token|digest|negotiate)$/i;
const OPENING = new Map([
  ['[', ']'],
  ['{', '}'],
]);

/** Possible start of a value, a tag, or the content of a form part (the first line end before an empty line). */
const SIGNS = /[:=<>]|\n(?=\r?\n)/g;

/** Returns secret values in a text, in order. */
export function secretSpans(text: string, names: SecretNames): Span[] {
  const isSecret = memoized(names);
  const spans: Span[] = [];
  /** Position of the last `<`. */
  let tag = -1;
  /** Set after `name="token"`, as in forms and lists of pairs: the value follows. */
  let isNamed = false;
  /** Returns the secret after a tag's `>`. */
  const elementAfterTag = (at: number): FoundSpans | undefined => {
    const isValue = tag >= 0 && isSecret(tagName(text, tag));
    tag = -1;
    return isValue ? elementAt(text, at + 1) : undefined;
  };
  /** Returns the secret after the colon or equals sign of its name. */
  const valueAfterName = (at: number): FoundSpans | undefined => {
    const name = nameBefore(text, at);
    if (name === '') return undefined;
    if (isSecret(name) || (isNamed && /^(value|content)$/i.test(name))) return valueAt(text, at + 1);
    if (/^(name|key)$/i.test(name)) isNamed = isSecret(textAt(text, at + 1));
    return undefined;
  };
  const found = (at: number, sign: string): FoundSpans | undefined => {
    switch (sign) {
      case '<':
        tag = at;
        return undefined;
      case '>':
        return elementAfterTag(at);
      case '\n':
        return isNamed ? partAt(text, at) : undefined;
      default:
        return valueAfterName(at);
    }
  };
  SIGNS.lastIndex = 0;
  for (let match = SIGNS.exec(text); match !== null; match = SIGNS.exec(text)) {
    const one = found(match.index, match[0]);
    if (!one) continue;
    isNamed = false;
    for (const span of one.spans) if (span.end > span.start) spans.push(span);
    SIGNS.lastIndex = Math.max(one.end, match.index + 1);
  }
  return spans;
}

/** Caches the check of names, since they repeat. */
function memoized(names: SecretNames): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const result = names.has(name);
    known.set(name, result);
    return result;
  };
}

/** Returns the name before a colon or an equals sign, with or without quotes. */
function nameBefore(text: string, at: number): string {
  const least = Math.max(0, at - LONGEST);
  let end = at;
  while (end > least && text.charCodeAt(end - 1) <= HIGHEST_BLANK) end -= 1;
  const quote = text.charCodeAt(end - 1);
  const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE;
  if (isQuoted) end -= 1;
  let start = end;
  while (start > least && (isQuoted ? text.charCodeAt(start - 1) !== quote : isNameSign(text, start - 1)))
    start -= 1;
  const name = text.slice(start, end);
  return isQuoted && name.includes('\\') ? name.replaceAll('\\', '') : name;
}

const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
/** The highest code of a blank or a control character. */
const HIGHEST_BLANK = 0x20;
const isNameSign = (text: string, at: number): boolean => NAME.test(text[at] ?? '');

/** Returns the name of a tag without its namespace. */
function tagName(text: string, tag: number): string {
  const [name = ''] = text.slice(tag + 1, tag + 1 + LONGEST).split(/[\s>/]/, 1);
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Returns a short text with or without quotes. */
function textAt(text: string, from: number): string {
  const [, name = ''] = /^[\s\\"']{0,9}([\w.\-[\]]{1,100})/.exec(text.slice(from, from + LONGEST + 9)) ?? [];
  return name;
}

/** Reads the content of a form part after the empty line. */
function partAt(text: string, at: number): FoundSpans {
  const start = text.indexOf('\n', at + 1) + 1;
  const end = endOf(text, start, LINE_END);
  return { spans: [{ start, end }], end };
}

function elementAt(text: string, from: number): FoundSpans {
  const OPEN = '<![CDATA[';
  const isRaw = text.startsWith(OPEN, from);
  const start = isRaw ? from + OPEN.length : from;
  const end = indexOr(text, isRaw ? ']]>' : '<', start);
  return { spans: [{ start, end }], end };
}

const indexOr = (text: string, sign: string, from: number): number => {
  const index = text.indexOf(sign, from);
  return index < 0 ? text.length : index;
};

function valueAt(text: string, from: number): FoundSpans {
  let start = from;
  while (start < text.length && BLANK.test(text[start] ?? '')) start += 1;
  let opened = start;
  while (text[opened] === '\\') opened += 1;
  const sign = text[opened] ?? '';
  if (sign === '"' || sign === "'") {
    const span = quotedAt(text, opened, opened - start);
    return { spans: [span], end: span.end + opened - start + 1 };
  }
  if (OPENING.has(sign)) return nestedAt(text, opened);
  // A value of a header, a form or a text line does not continue on the next line.
  if (text.slice(from, start).includes('\n')) return { spans: [], end: from };
  const bare = bareAt(text, start);
  const isScheme = text[bare.end] === ' ' && SCHEME.test(text.slice(start, bare.end));
  const span = isScheme ? bareAt(text, bare.end + 1) : bare;
  return { spans: [span], end: span.end };
}

function bareAt(text: string, start: number): Span {
  const near = endOf(text, start, NEAR);
  if (NUMBER.test(text.slice(start, near))) return { start, end: near, isBare: true };
  let end = endOf(text, start, FAR);
  while (end > start && isAt(text, end - 1, NEAR)) end -= 1;
  return { start, end, isBare: true };
}

/**
 * Reads a text in quotes. JSON in JSON has backslashes before its quotes, and more of them before inner quotes.
 * @param slashes before the opening quote
 */
function quotedAt(text: string, opened: number, slashes: number): Span {
  const quote = text[opened] ?? '';
  const start = opened + 1;
  for (let end = text.indexOf(quote, start); end >= 0; end = text.indexOf(quote, end + 1)) {
    const before = slashesBefore(text, end, start);
    if (closesQuote(before, slashes)) return { start, end: end - Math.min(before, slashes) };
  }
  return { start, end: text.length };
}

/**
 * Returns whether a quote closes a text.
 * @param before backslashes before the quote. Fewer than at the opening quote: an outer text ends. A literal backslash at the
 *   end of the text, as in `"a\\"`, adds 2 * (slashes + 1). Any other number escapes an inner quote.
 * @param slashes backslashes before the opening quote
 */
function closesQuote(before: number, slashes: number): boolean {
  const more = before - slashes;
  return more < 0 || more % (2 * (slashes + 1)) === 0;
}

function slashesBefore(text: string, at: number, least: number): number {
  let from = at;
  while (from > least && text[from - 1] === '\\') from -= 1;
  return at - from;
}

/** Collects all values of a list or an object, without the names. */
function nestedAt(text: string, from: number): FoundSpans {
  const spans: Span[] = [];
  const closing: string[] = [];
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const closes = OPENING.get(sign);
    if (closes !== undefined) closing.push(closes);
    else if (sign === closing.at(-1)) {
      closing.pop();
      if (closing.length === 0) break;
    } else if (sign === '"' || sign === "'") {
      const slashes = slashesBefore(text, at, from);
      const span = quotedAt(text, at, slashes);
      at = span.end + slashes;
      if (!isNameAt(text, span.end)) spans.push(span);
    } else if (!isAt(text, at, WITHIN)) {
      const span = { start: at, end: endOf(text, at, WITHIN) };
      at = span.end - 1;
      if (!isNameAt(text, span.end)) spans.push(span);
    }
  }
  return { spans, end: at + 1 };
}

/** Returns whether a colon follows at this end. */
const isNameAt = (text: string, end: number): boolean =>
  /^[\\"']{0,9}\s{0,9}:/.test(text.slice(end, end + 20));

const isAt = (text: string, at: number, ends: RegExp): boolean => endOf(text, at, ends) === at;

/** Returns the nearest possible end of a value without quotes. */
export const nearEnd = (text: string, start: number): number => endOf(text, start, NEAR);

/** @param ends a global pattern that matches one character */
function endOf(text: string, from: number, ends: RegExp): number {
  ends.lastIndex = from;
  return ends.exec(text)?.index ?? text.length;
}

/** Makes stand-ins for secrets: texts of the same shape that replace them in repeated requests. Pure. */
import { createHash } from 'node:crypto';
import { isObject } from '#tools/object.ts';
import { isWeak } from '../world/payment/password.ts';
import { terms } from '../world/terms.ts';

/** Code of every simulated text message: published in the contracts' examples, and the only valid one. */
const PUBLISHED: ReadonlySet<string> = new Set([terms.smsCode]);

const isWeakCode = (text: string): boolean => /^\d{2,}$/.test(text) && isWeak(text);

/**
 * Returns another text of the same shape, always the same for the same secret. Length, character kinds and equality of
 * secrets are preserved.
 */
export function standInFor(secret: string): string {
  if (PUBLISHED.has(secret)) return secret;
  // A weak password must stay weak: the recorded request was refused for it.
  if (isWeakCode(secret)) return '0'.repeat(secret.length);
  // The scheme of an address is no secret, and contracts demand it. A scheme alone is a text like any other.
  const [scheme = ''] = /^https?:\/\/(?=.)/s.exec(secret) ?? [];
  const rest = secret.slice(scheme.length);
  // A text without letters or digits has no shape to keep: lower-case letters replace it.
  const shape = /[a-z\d]/i.test(rest) ? [...rest] : [...rest].fill('x');
  for (let attempt = 0; ; attempt += 1) {
    const bytes = createHash('sha512')
      .update(`stand-in ${secret}${' again'.repeat(attempt)}`)
      .digest();
    const replaced = shape.map((sign, index) => sameKind(sign, bytes[index % bytes.length] ?? 0));
    const text = scheme + replaced.join('');
    if (text !== secret && !isWeakCode(text)) return text;
  }
}

/** Returns a character of the same kind. @param random from 0 to 255 */
function sameKind(sign: string, random: number): string {
  if (/\d/.test(sign)) return String(random % 10);
  const letter = String.fromCodePoint(97 + (random % 26));
  if (/[a-z]/.test(sign)) return letter;
  return /[A-Z]/.test(sign) ? letter.toUpperCase() : sign;
}

interface Names {
  has(name: string): boolean;
}
/** Changes a text that is not under a secret name. */
type ChangeOtherText = (text: string) => string;

interface Replaced<Value> {
  readonly value: Value;
  readonly secrets: readonly string[];
}

/**
 * Returns the value with a stand-in for each text and number under a secret name, at any depth, and the replaced
 * secrets.
 */
export function withStandIns<Value>(
  value: Value,
  names: Names,
  changeOtherText?: ChangeOtherText,
): Replaced<Value>;
export function withStandIns(
  value: unknown,
  names: Names,
  changeOtherText: ChangeOtherText = (text) => text,
): Replaced<unknown> {
  const secrets: string[] = [];
  const within = (one: unknown, isSecret: boolean): unknown => {
    if (Array.isArray(one)) return one.map((each) => within(each, isSecret));
    if (isObject(one))
      return Object.fromEntries(
        Object.entries(one).map(([name, inner]) => [name, within(inner, isSecret || names.has(name))]),
      );
    if (isSecret) return replaced(one);
    return typeof one === 'string' ? changeOtherText(one) : one;
  };
  const replaced = (one: unknown): unknown => {
    if (typeof one !== 'string' && typeof one !== 'number') return one;
    const secret = String(one);
    if (secret === '' || PUBLISHED.has(secret)) return one;
    secrets.push(secret);
    return typeof one === 'number' ? Number(standInFor(secret)) : standInFor(secret);
  };
  return { value: within(value, false), secrets };
}

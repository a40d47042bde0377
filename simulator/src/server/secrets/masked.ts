/** Replaces secrets in anything that is shown. Pure. */
import type { SecretNames } from '../../services/secretNames.ts';
import { maskOf } from '../../sessions/mask.ts';

/** Shorter ones would be found in what has nothing to do with them. */
const SHORTEST = 4;
/** Words of JSON and JavaScript, which no secret is. */
const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined']);

/**
 * How many characters are looked through for one value, over all its secrets: each secret is searched for in each text. A
 * request of the contracts has three secrets in a few hundred characters.
 */
export const SEARCHED = 10_000_000;
/** What a text costs beside its letters, in characters. */
const EACH = 50;

/** More secrets in more text than are searched for: nothing of the value may be shown. */
export class TooManySecrets extends Error {
  override readonly name = 'TooManySecrets';
  readonly count: number;
  constructor(count: number) {
    super(`${count} secrets`);
    this.count = count;
  }
}

/** Whether a text is long and rare enough to be looked for. */
export const isSecretValue = (text: string): boolean => text.length >= SHORTEST && !WORDS.has(text);

/** The texts and numbers under these names, at any depth, and all that a list or an object under them holds. */
export function valuesNamed(names: SecretNames, value: unknown): string[] {
  const found: string[] = [];
  const walk = (one: unknown, isSecret: boolean): void => {
    if (typeof one === 'object' && one !== null) {
      const isList = Array.isArray(one);
      for (const [name, inner] of Object.entries(one)) walk(inner, isSecret || (!isList && names.has(name)));
    } else if (isSecret && (typeof one === 'string' || typeof one === 'number')) found.push(String(one));
  };
  walk(value, false);
  return found;
}

/** A secret as it stands, or as an address or JSON writes it, and what is shown in its place. */
type Mask = readonly [written: string, mask: string];

/**
 * The same value, with every text in it that holds a secret showing its mask.
 * @throws TooManySecrets
 */
export function masked<Value>(value: Value, secrets: readonly string[]): Value;
export function masked(value: unknown, secrets: readonly string[]): unknown {
  const known = [...new Set(secrets)].filter(isSecretValue);
  if (known.length === 0) return value;
  if (known.length * lengthOf(value) > SEARCHED) throw new TooManySecrets(known.length);
  const masks = known.toSorted((one, other) => other.length - one.length).flatMap(masksOf);
  return within(value, masks);
}

/** The same of bytes, in base64. @throws TooManySecrets */
export function maskedBytes(base64: string, secrets: readonly string[]): string {
  if (secrets.length === 0) return base64;
  // One letter for each byte, in both.
  const letters = Buffer.from(base64, 'base64').toString('latin1');
  const inBytes = secrets.map((secret) => Buffer.from(secret).toString('latin1'));
  const shown = masked(letters, inBytes);
  return shown === letters ? base64 : Buffer.from(shown, 'latin1').toString('base64');
}

/** Hashed once for each secret, not for each text. */
function masksOf(secret: string): Mask[] {
  const mask = maskOf(secret);
  const inJson = JSON.stringify(secret).slice(1, -1);
  // JSON in JSON.
  const twice = inJson === secret ? [] : [JSON.stringify(inJson).slice(1, -1)];
  const written = [secret, encodeURIComponent(secret.toWellFormed()), inJson, ...twice, ...escapedIn(inJson)];
  return [...new Set(written)].map((each) => [each, mask]);
}

/** A text of JSON as backends of other languages write it: `/` and what is no ASCII escaped, in small or capital hex. */
function escapedIn(json: string): string[] {
  if (/^[ -.0-~]*$/.test(json)) return [];
  const hexed = (case_: (hex: string) => string): string =>
    json.replace(
      /[\u0080-\uffff]/g,
      (sign) => `\\u${case_(sign.charCodeAt(0).toString(16).padStart(4, '0'))}`,
    );
  const ascii = [json, hexed((hex) => hex), hexed((hex) => hex.toUpperCase())];
  return [...ascii, ...ascii.map((each) => each.replaceAll('/', '\\/'))];
}

/** Of all texts in it, in characters. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + EACH;
  if (typeof value !== 'object' || value === null) return EACH;
  return Object.values(value).reduce<number>((sum, each) => sum + lengthOf(each), EACH);
}

function within(value: unknown, masks: readonly Mask[]): unknown {
  if (typeof value === 'string') return hidden(value, masks);
  if (typeof value === 'number') return masks.find(([written]) => written === String(value))?.[1] ?? value;
  if (Array.isArray(value)) return value.map((each) => within(each, masks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, within(each, masks)]));
}

function hidden(text: string, masks: readonly Mask[]): string {
  let shown = text;
  for (const [written, mask] of masks) shown = shown.replaceAll(written, mask);
  return shown;
}

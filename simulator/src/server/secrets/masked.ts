/** Replaces secrets in all shown values. Pure. */
import type { SecretNames } from '../../services/secretNames.ts';
import { maskOf } from '../../sessions/mask.ts';

/** Shorter secrets would match unrelated text. */
const SHORTEST = 4;
/** Words of JSON and JavaScript, which are never secrets. */
const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined']);

/**
 * Maximum characters searched for one value, over all its secrets: each secret is searched in each text. A request of
 * the contracts has three secrets in a few hundred characters.
 */
export const SEARCHED = 10_000_000;
/** Cost of searching a text of no length, counted in characters. */
const EACH = 50;

/** Too many secrets in too much text: nothing of the value may be shown. */
export class TooManySecrets extends Error {
  override readonly name = 'TooManySecrets';
  readonly count: number;
  constructor(count: number) {
    super(`${count} secrets`);
    this.count = count;
  }
}

/** Returns whether a text is long and rare enough to be searched. */
export const isSecretValue = (text: string): boolean => text.length >= SHORTEST && !WORDS.has(text);

/** Returns texts and numbers under these names at any depth, including all members of lists and objects under them. */
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

/** A secret as written (plain, in an address or in JSON) and the mask that replaces it. */
type Mask = readonly [written: string, mask: string];

/** Returns the value with secrets masked in every text. @throws TooManySecrets */
export function masked<Value>(value: Value, secrets: readonly string[]): Value;
export function masked(value: unknown, secrets: readonly string[]): unknown {
  const known = [...new Set(secrets)].filter(isSecretValue);
  if (known.length === 0) return value;
  if (known.length * lengthOf(value) > SEARCHED) throw new TooManySecrets(known.length);
  const masks = known.toSorted((one, other) => other.length - one.length).flatMap(masksOf);
  return within(value, masks);
}

/** Returns bytes in base64 with secrets masked in their text. @throws TooManySecrets */
export function maskedBytes(base64: string, secrets: readonly string[]): string {
  if (secrets.length === 0) return base64;
  // One character for each byte, in both.
  const letters = Buffer.from(base64, 'base64').toString('latin1');
  const inBytes = secrets.map((secret) => Buffer.from(secret).toString('latin1'));
  const shown = masked(letters, inBytes);
  return shown === letters ? base64 : Buffer.from(shown, 'latin1').toString('base64');
}

/** Returns the masks of a secret in all ways of writing it. */
function masksOf(secret: string): Mask[] {
  const mask = maskOf(secret);
  const inJson = JSON.stringify(secret).slice(1, -1);
  // JSON in JSON.
  const twice = inJson === secret ? [] : [JSON.stringify(inJson).slice(1, -1)];
  const written = [secret, encodeURIComponent(secret.toWellFormed()), inJson, ...twice, ...escapedIn(inJson)];
  return [...new Set(written)].map((each) => [each, mask]);
}

/**
 * JSON text as backends in other languages write it: `/` and non-ASCII characters escaped, in lower- or upper-case
 * hex.
 */
function escapedIn(json: string): string[] {
  // Printable ASCII without `/`: nothing to escape.
  if (/^[ -.0-~]*$/.test(json)) return [];
  const hexed = (inCase: (hex: string) => string): string =>
    json.replace(
      /[\u0080-\uffff]/g,
      (sign) => `\\u${inCase(sign.charCodeAt(0).toString(16).padStart(4, '0'))}`,
    );
  const ascii = [json, hexed((hex) => hex), hexed((hex) => hex.toUpperCase())];
  return [...ascii, ...ascii.map((each) => each.replaceAll('/', '\\/'))];
}

/** Returns the cost of searching a value, in characters. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + EACH;
  if (typeof value !== 'object' || value === null) return EACH;
  return Object.values(value).reduce<number>((sum, each) => sum + lengthOf(each), EACH);
}

function within(value: unknown, masks: readonly Mask[]): unknown {
  if (typeof value === 'string') return withMasks(value, masks);
  if (typeof value === 'number') return masks.find(([written]) => written === String(value))?.[1] ?? value;
  if (Array.isArray(value)) return value.map((each) => within(each, masks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, within(each, masks)]));
}

function withMasks(text: string, masks: readonly Mask[]): string {
  let shown = text;
  for (const [written, mask] of masks) shown = shown.replaceAll(written, mask);
  return shown;
}

/** Masks secrets in texts, and makes control characters visible that a terminal would execute. Pure. */
import { createHash } from 'node:crypto';

/** Minimum length of a masked secret; shorter ones would match unrelated text. */
const SHORTEST = 4;

/** Returns the mask of a secret. Equal secrets have equal masks, so readers see that two requests used one token. */
export const maskOf = (secret: string): string =>
  `***${createHash('sha256').update(secret).digest('hex').slice(0, 6)}`;

/** Returns the same value with the secrets masked in its texts. */
export function maskSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  const known = [...new Set(secrets)]
    .filter(({ length }) => length >= SHORTEST)
    .sort((one, other) => other.length - one.length)
    .flatMap((secret) => spellings(secret).map((spelling) => ({ spelling, mask: maskOf(secret) })));
  return mapTexts(value, (text) =>
    known.reduce((shown, { spelling, mask }) => shown.replaceAll(spelling, mask), text),
  );
}

/** Returns a secret in three spellings: plain, in a URL, and in JSON. */
const spellings = (secret: string): string[] => [
  ...new Set([secret, encodeURIComponent(wellFormed(secret)), JSON.stringify(secret).slice(1, -1)]),
];

/** Replaces lone surrogates, which a URL cannot contain. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Replaces control characters except tabs and line feeds. They could move the cursor, change colours, clear the terminal or set its title. */
export const visible = <Value>(value: Value): Value =>
  mapTexts(value, (text) =>
    text.replace(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
      (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
    ),
  );

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

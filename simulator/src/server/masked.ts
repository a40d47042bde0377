/** Values that nobody may read, taken out of anything that is shown. Pure. */
import { createHash } from 'node:crypto';

/** Shorter ones would be found in what has nothing to do with them. */
const SHORTEST = 4;

/** The same value has the same mask: whoever reads a log sees that two requests carried one token. */
export const maskOf = (secret: string): string =>
  `***${createHash('sha256').update(secret).digest('hex').slice(0, 6)}`;

/** The texts under these names, at any depth; what lies in a text of JSON is looked at too. */
export function valuesNamed(names: ReadonlySet<string>, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!names.has(name)) return valuesNamed(names, inner);
    return typeof inner === 'string' || typeof inner === 'number' ? [String(inner)] : [];
  });
}

/** The same value, with every text in it that holds a secret showing its mask. */
export function masked<Value>(value: Value, secrets: readonly string[]): Value;
export function masked(value: unknown, secrets: readonly string[]): unknown {
  const known = [...new Set(secrets)].filter(({ length }) => length >= SHORTEST);
  return known.length === 0
    ? value
    : within(
        value,
        known.sort((one, other) => other.length - one.length),
      );
}

function within(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return secrets.reduce(hide, value);
  if (Array.isArray(value)) return value.map((each) => within(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, within(each, secrets)]));
}

/** As it is, and as it stands in an address. */
const hide = (text: string, secret: string): string =>
  text
    .replaceAll(secret, maskOf(secret))
    .replaceAll(encodeURIComponent(secret.toWellFormed()), maskOf(secret));

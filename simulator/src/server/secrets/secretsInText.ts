/** Finds secret values in a text, in any nesting of encodings. Pure. */
import type { SecretNames } from '../../services/secretNames.ts';
import { isSecretValue, SEARCHED } from './masked.ts';
import { nearEnd, NUMBER, secretSpans, type Span } from './secretSpans.ts';

/** Maximum readings of a text: as written, and decoded up to four times. */
const LAYERS = 5;

/**
 * Returns the values of all secrets in a text, also in nested JSON or addresses, as written and as decoded. It stops at so many
 * that `masked` refuses to search the text for them (SEARCHED).
 */
export function secretsInText(text: string, names: SecretNames): string[] {
  const most = SEARCHED / text.length;
  const found = new Set<string>();
  const seen = new Set<string>();
  let layer = text;
  for (let layers = 0; layers < LAYERS; layers += 1) {
    for (const span of secretSpans(layer, names)) {
      const written = layer.slice(span.start, span.end);
      if (seen.has(written)) continue;
      seen.add(written);
      for (const value of readings(layer, span)) if (isSecretValue(value)) found.add(value);
      if (found.size > most) return [...found];
    }
    const next = unpacked(layer);
    if (next === layer) break;
    layer = next;
  }
  return [...found];
}

/** Returns a value as written, and as decoded by readers of JSON, forms and numbers. */
function readings(text: string, { start, end, isBare }: Span): string[] {
  const written = text.slice(start, end);
  if (isBare !== true) return unescapedOften(written);
  // A value without quotes may contain a delimiter (`written`) or end at the first one (`near`).
  const near = text.slice(start, Math.min(end, nearEnd(text, start)));
  return [written, near, fromForm(written), ...(NUMBER.test(near) ? [String(Number(near))] : [])];
}

/**
 * Removes one encoding layer that hides a name: JSON escapes, percent-encoding, HTML. Quotes with backslashes stay:
 * secretSpans finds names between them too.
 */
function unpacked(text: string): string {
  const letters = text.includes('\\u00') ? text.replaceAll(/\\u00([2-7][0-9a-f])/gi, asLetter) : text;
  const address = letters.includes('%') ? letters.replaceAll(/%([2-7][0-9a-f])/gi, asLetter) : letters;
  return address.replaceAll('&quot;', '"');
}

const asLetter = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** Returns a JSON text, and JSON in JSON, as written and as decoded. */
function unescapedOften(written: string): string[] {
  const all = [written];
  let layer = written;
  while (all.length < LAYERS && layer.includes('\\')) {
    layer = unescaped(layer);
    all.push(layer);
  }
  return all;
}

const SHORT = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }));

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, hex?: string, sign = '') =>
    hex === undefined ? (SHORT.get(sign) ?? sign) : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Decodes a value of a form or an address. */
function fromForm(written: string): string {
  const text = written.replaceAll('+', ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return unpacked(text);
  }
}

import type { Header } from './entries.ts';

/** Headers with one value: some recorders write them twice. */
const SINGLE =
  /^(age|authorization|content-(length|type)|date|etag|expires|host|last-modified|location|referer|retry-after|server|user-agent)$/;

/** Separators of the values of a header that occurs several times. `Set-Cookie` cannot be joined by a comma (RFC 9110, 5.3). */
const SEPARATORS: Readonly<Record<string, string>> = { 'set-cookie': '\n', cookie: '; ' };

/** Returns recorded headers by name in small letters. A repeated header keeps all of its values, one of `SINGLE` the last. */
export function headersByName(headers: readonly Header[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name: written, value = '' } of headers) {
    const name = written.toLowerCase();
    const before = SINGLE.test(name) ? undefined : found[name];
    found[name] = before === undefined ? value : `${before}${SEPARATORS[name] ?? ', '}${value}`;
  }
  return found;
}

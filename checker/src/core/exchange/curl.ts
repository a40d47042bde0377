/** Writes a shell command that repeats a request. */
import type { Wire } from './encode.ts';

/** Maximum length in characters of a shown body. A longer one is cut: the command then shows the request, but does not repeat it. */
const LONGEST_BODY = 4000;

/** Quotes a text as one shell word. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Returns the command.
 *
 * @param target origin with optional base path, for a request without an own origin
 * @param isSecret selects headers whose value the command reads from a shell variable, because reports are kept and shared
 */
export function curlOf(
  target: string,
  { method, path, headers, body, origin = target }: Wire,
  isSecret: (header: string) => boolean,
): string {
  const shown = Object.entries(headers).map(([name, value]) =>
    isSecret(name)
      ? `-H "${name}: $${name.toUpperCase().replaceAll('-', '_')}"`
      : `-H ${quote(`${name}: ${value}`)}`,
  );
  const shownBody =
    body !== undefined && body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body;
  const data = shownBody === undefined ? [] : ['--data-raw', quote(shownBody)];
  const url = quote(`${origin.replace(/\/$/, '')}${path}`);
  return ['curl -s', ...(method === 'GET' ? [] : [`-X ${method}`]), url, ...shown, ...data].join(' ');
}

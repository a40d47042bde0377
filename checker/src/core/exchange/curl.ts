/** A shell line that sends a request again. */
import type { Wire } from './encode.ts';

/** A text as one word of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * @param target origin with optional base path, of a request that knows no other
 * @param isSecret headers that are not shown: a report may be kept or passed on. The shell has them in a variable
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
  const data =
    body === undefined ? [] : ['--data-binary', quote(body.length > 4000 ? `${body.slice(0, 4000)}…` : body)];
  const url = quote(`${origin.replace(/\/$/, '')}${path}`);
  return ['curl -s', ...(method === 'GET' ? [] : [`-X ${method}`]), url, ...shown, ...data].join(' ');
}

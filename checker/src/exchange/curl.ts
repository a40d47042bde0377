/** A shell line that sends a request again. */
import type { Wire } from './encode.ts';

/** A text as one word of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Credentials that are not shown in a report: it may be kept or passed on. */
const SECRET = /^(authorization|cookie|x-api-key|x-auth-token)$/i;

/** @param target origin with optional base path, of a request that knows no other */
export function curlOf(target: string, { method, path, headers, body, origin = target }: Wire): string {
  const shown = Object.entries(headers).map(([name, value]) =>
    SECRET.test(name)
      ? `-H "${name}: $${name.toUpperCase().replaceAll('-', '_')}"`
      : `-H ${quote(`${name}: ${value}`)}`,
  );
  const data =
    body === undefined ? [] : ['--data-binary', quote(body.length > 4000 ? `${body.slice(0, 4000)}…` : body)];
  const url = quote(`${origin.replace(/\/$/, '')}${path}`);
  return ['curl -s', ...(method === 'GET' ? [] : [`-X ${method}`]), url, ...shown, ...data].join(' ');
}

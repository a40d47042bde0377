/** Credentials in the URL: among an account's headers, they have names like `?app_key`. */
import type { Wire } from './encode.ts';

/** Returns the name of a URL parameter among the headers of an account. No header can have such a name. */
export const inAddress = (name: string): string => `?${name}`;

/** Moves such credentials from the headers of a request to its query. */
export function withUrlCredentials(wire: Wire): Wire {
  const entries = Object.entries(wire.headers);
  const asked = entries.filter(([name]) => name.startsWith('?'));
  if (asked.length === 0) return wire;
  const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name.slice(1), value]));
  return {
    ...wire,
    path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${query}`,
    headers: Object.fromEntries(entries.filter(([name]) => !name.startsWith('?'))),
  };
}

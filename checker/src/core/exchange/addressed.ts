/** Moves credentials into the address: the caller's headers name them `?app_key`. */
import type { Wire } from './encode.ts';

/** How a parameter of the address is named among the headers of a caller: no header can have such a name. */
export const inAddress = (name: string): string => `?${name}`;

export function addressed(wire: Wire): Wire {
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

/** Generates invalid credentials of the same form. */
import type { Headers } from '../exchange/headers.ts';

/** Names of headers with credentials: `authorization`, `x-api-key`. */
const CREDENTIAL = /^(authorization|cookie|.*(token|session|key|auth|ticket).*)$/i;
/** Minimum length in characters of a token to alter. */
const SHORTEST = 4;

/**
 * Returns invalid credentials.
 *
 * @param headers headers of a known account
 * @returns the headers with other credentials, or all with other values if no name is that of a credential; the scheme of a token and
 *   the names of cookies stay
 */
export function forgedHeaders(headers: Headers): Headers {
  const names = Object.keys(headers).filter((name) => CREDENTIAL.test(name));
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (names.length > 0 && !names.includes(name)) return [name, value];
      if (/^cookie$/i.test(name))
        return [name, value.replaceAll(/=([^;]+)/g, (_, held: string) => `=${altered(held)}`)];
      const [, scheme = '', held = ''] = /^(\w+\s+)?(.*)$/s.exec(value) ?? [];
      return [name, `${scheme}${altered(held)}`];
    }),
  );
}

/** Replaces letters and digits with the next one, except `z`, `Z` and `9`. Length and character classes stay. */
const altered = (text: string): string =>
  text.replaceAll(/[a-y0-8]/gi, (character) => String.fromCharCode(character.charCodeAt(0) + 1));

/**
 * Returns the headers with a slightly altered credential, by the kind of change. A token with a dot is not made longer: some libraries
 * ignore text after its signature. The case is swapped only in a token with letters of both cases: no contract says that the
 * case of another token counts, and a backend may ignore it, as it does for a UUID.
 */
export function nearlyRight(headers: Headers): [string, Headers][] {
  const found = Object.entries(headers).find(([name]) => CREDENTIAL.test(name) && !/^cookie$/i.test(name));
  const [, scheme = '', held = ''] = /^(\w+\s+)?(.*)$/s.exec(found?.[1] ?? '') ?? [];
  if (!found || held.length < SHORTEST || /^basic/i.test(scheme)) return [];
  const swapped = [...held].map((each) =>
    each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase(),
  );
  const isHex = /^[\da-f-]*$/i.test(held);
  const hasBothCases = /[a-z]/.test(held) && /[A-Z]/.test(held);
  const all: [string, string][] = [
    ['in other letters', isHex || !hasBothCases ? held : swapped.join('')],
    ['cut short', held.slice(0, -1)],
    ['longer', held.includes('.') ? held : `${held}x`],
  ];
  // An unchanged value stands for a change that this token does not get.
  return all
    .filter(([, value]) => value !== held)
    .map(([name, value]) => [name, { ...headers, [found[0]]: `${scheme}${value}` }]);
}

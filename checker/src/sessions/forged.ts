/** Credentials of the same shape that nobody gave out. */
import type { Headers } from '../options.ts';

const CREDENTIAL = /^(authorization|cookie|.*(token|session|key|auth|ticket).*)$/i;

/**
 * @param headers of an account that is known
 * @returns the same headers with other values: the scheme of a token and the names of the cookies stay
 */
export function forged(headers: Headers): Headers {
  const names = Object.keys(headers).filter((name) => CREDENTIAL.test(name));
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (names.length > 0 && !names.includes(name)) return [name, value];
      if (/^cookie$/i.test(name))
        return [name, value.replaceAll(/=([^;]+)/g, (_, held: string) => `=${another(held)}`)];
      const [, scheme = '', held = ''] = /^(\w+\s+)?(.*)$/s.exec(value) ?? [];
      return [name, `${scheme}${another(held)}`];
    }),
  );
}

/** Letters and digits moved on by one: as long, and of the same characters. */
const another = (text: string): string =>
  text.replaceAll(/[a-y0-8]/gi, (character) => String.fromCharCode(character.charCodeAt(0) + 1));

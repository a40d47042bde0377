import type { Operation } from './types.ts';

/** Logs out: whoever has done that is nobody from then on. */
export const endsSession = ({ id, url, method, effect, open, roles }: Operation): boolean =>
  effect === 'write' &&
  !open &&
  (/log-?_?(out|off)|sign-?_?out|(end|close|delete|destroy|kill)_?-?session/i.test(
    `${id} ${url.slice(url.lastIndexOf('/') + 1)}`,
  ) ||
    (method === 'DELETE' && /\/(me\/)?(session|login|auth)$/.test(url) && (roles ?? []).length === 0));

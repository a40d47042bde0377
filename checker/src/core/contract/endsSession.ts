import { lastPartOf } from './lastPart.ts';
import type { Operation } from './types.ts';

/** Returns whether an operation logs out. */
export const endsSession = ({ id, url, method, effect, open, roles }: Operation): boolean =>
  effect === 'write' &&
  !open &&
  !url.includes('{') &&
  (NAMED.test(inWords(id)) ||
    PLACED.test(lastPartOf(url)) ||
    OWN_SESSION.test(`${method} ${url}`) ||
    (method === 'DELETE' && /\/(me\/)?(session|login|auth)\/?$/.test(url) && (roles ?? []).length === 0));

/** `DELETE /sessions/current`, `DELETE /me/sessions`, `POST /sessions/current/revoke`. */
const OWN_SESSION =
  /^(DELETE \S*\/((auth[-_]?|access[-_]?)?(sessions?|tokens?|logins?)\/(current|me|self|mine|this)|(me|self|current)\/(sessions?|tokens?))|POST \S*\/(sessions?|tokens?)\/(current|me|self|mine|this)\/(end|revoke|delete|close|destroy|terminate))\/?$/i;

const NAMED =
  /(^|-)(log-?(out|off)|sign-?out)(-(user|me|session|current))?$|(^|-)(end|close|delete|destroy|kill|revoke)-session(s?-(current|me))?$|(^|-)(end|delete|destroy)-current-session$/;
const PLACED = /^(log[-_]?(out|off)|sign[-_]?out)$/i;

const inWords = (id: string): string =>
  id
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replaceAll('_', '-')
    .toLowerCase();

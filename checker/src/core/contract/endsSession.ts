import { lastPartOf } from './lastPart.ts';
import type { Operation } from './types.ts';

/** Returns whether an operation logs out. A path with a parameter ends another session, not that of the caller. */
export const endsSession = (operation: Operation): boolean => {
  const { id, url, method, effect, open } = operation;
  if (effect === 'read' || open || url.includes('{')) return false;
  return (
    NAMED.test(inWords(id)) ||
    PLACED.test(lastPartOf(url)) ||
    OWN_SESSION.test(`${method} ${url}`) ||
    removesSession(operation)
  );
};

/** `DELETE /session`, `DELETE /me/login`. With a role it removes a resource that other operations share. */
const removesSession = ({ url, method, roles = [] }: Operation): boolean =>
  method === 'DELETE' && /\/(me\/)?(session|login|auth)\/?$/.test(url) && roles.length === 0;

/** `DELETE /sessions/current`, `DELETE /me/sessions`, `POST /sessions/current/revoke`. */
const OWN_SESSION =
  /^(DELETE \S*\/((auth[-_]?|access[-_]?)?(sessions?|tokens?|logins?)\/(current|me|self|mine|this)|(me|self|current)\/(sessions?|tokens?))|POST \S*\/(sessions?|tokens?)\/(current|me|self|mine|this)\/(end|revoke|delete|close|destroy|terminate))\/?$/i;

/** operationIds such as `logout`, `signOutUser`, `endSession`, `deleteCurrentSession`, in words with hyphens. */
const NAMED =
  /(^|-)(log-?(out|off)|sign-?out)(-(user|me|session|current))?$|(^|-)(end|close|delete|destroy|kill|revoke)-session(s?-(current|me))?$|(^|-)(end|delete|destroy)-current-session$/;
/** Last parts of paths: `logout`, `log-off`, `sign_out`. */
const PLACED = /^(log[-_]?(out|off)|sign[-_]?out)$/i;

const inWords = (id: string): string =>
  id
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replaceAll('_', '-')
    .toLowerCase();

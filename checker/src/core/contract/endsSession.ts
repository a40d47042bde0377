import { lastPartOf } from './lastPart.ts';
import type { Operation } from './types.ts';

/** Whether an operation logs out. */
export const endsSession = ({ id, url, method, effect, open, roles }: Operation): boolean =>
  effect === 'write' &&
  !open &&
  !url.includes('{') &&
  (NAMED.test(inWords(id)) ||
    PLACED.test(lastPartOf(url)) ||
    (method === 'DELETE' && /\/(me\/)?(session|login|auth)\/?$/.test(url) && (roles ?? []).length === 0));

const NAMED =
  /(^|-)(log-?(out|off)|sign-?out)(-(user|me|session|current))?$|(^|-)(end|close|delete|destroy|kill)-session$/;
const PLACED = /^(log[-_]?(out|off)|sign[-_]?out)$/i;

const inWords = (id: string): string =>
  id
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replaceAll('_', '-')
    .toLowerCase();

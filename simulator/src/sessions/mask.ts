/** What a log shows in the place of a secret. Pure. */
import { createHash } from 'node:crypto';

/** The same value has the same mask: a reader of the log sees that two requests carried one token. */
export const maskOf = (secret: string): string =>
  `***${createHash('sha256').update(secret).digest('hex').slice(0, 6)}`;

/** Whether a text holds a mask. */
export const holdsMask = (text: string): boolean => /\*{3}[0-9a-f]{6}/.test(text);

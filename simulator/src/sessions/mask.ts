/** Replacement of a secret in a log. Pure. */
import { createHash } from 'node:crypto';

/** Equal values have equal masks: a reader of the log can compare the tokens of two requests. */
export const maskOf = (secret: string): string =>
  `***${createHash('sha256').update(secret).digest('hex').slice(0, 6)}`;

/** Returns whether a text contains a mask. */
export const holdsMask = (text: string): boolean => /\*{3}[0-9a-f]{6}/.test(text);

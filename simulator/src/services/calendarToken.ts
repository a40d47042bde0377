/**
 * Token of a subscription address: a tag that finds the session, and 32 random bytes. The world stores its hash only.
 */
import { createHash, randomBytes } from 'node:crypto';

const TAG_DIGITS = 12;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the tag of a session. The session's name cannot be read from it. */
const tagOf = (sessionId: string): string => digest(`calendar ${sessionId}`).slice(0, TAG_DIGITS);

export const newCalendarToken = (sessionId: string): string =>
  `${tagOf(sessionId)}-${randomBytes(32).toString('base64url')}`;

/** Returns the hash to store and to compare: comparing hashes takes a time that reveals nothing about a token. */
export const calendarTokenHash = (token: string): string => digest(token);

/** Returns whether a token may be one of a session, by its tag; only the stored hash proves it. */
export const mayBeOf =
  (token: string) =>
  (sessionId: string): boolean =>
    token.startsWith(`${tagOf(sessionId)}-`);

/** Path of a subscription; the server adds the token to it. */
export const CALENDAR_PATH = '/_sim/ext/calendar';

export const calendarAddress = (token: string): string => `${CALENDAR_PATH}/${token}.ics`;

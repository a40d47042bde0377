/**
 * Token of a subscription address: a tag that finds the session, and 32 random bytes. The world stores its hash only.
 */
import { createHash, randomBytes } from 'node:crypto';

const TAG_DIGITS = 12;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Tag of a session; it does not give the session's name away. */
const tagOf = (sessionId: string): string => digest(`calendar ${sessionId}`).slice(0, TAG_DIGITS);

export const newCalendarToken = (sessionId: string): string =>
  `${tagOf(sessionId)}-${randomBytes(32).toString('base64url')}`;

/** Hashes are compared, so that the duration reveals nothing about a token. */
export const calendarTokenHash = (token: string): string => digest(token);

export const mayBeOf =
  (token: string) =>
  (sessionId: string): boolean =>
    token.startsWith(`${tagOf(sessionId)}-`);

/** Path of a subscription; the server adds the token to it. */
export const CALENDAR_PATH = '/_sim/ext/calendar';

export const calendarAddress = (token: string): string => `${CALENDAR_PATH}/${token}.ics`;

import { isSessionId } from '../sessions/start.ts';
import { cookieOf } from './cookies.ts';

const SESSION_COOKIE = 'sim_session';
export const SESSION_HEADER = 'x-sim-session';

/** The session that a request names by header or, without one, by cookie. */
export function sessionIdOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const named = headers[SESSION_HEADER] ?? cookieOf(headers['cookie'], SESSION_COOKIE);
  return typeof named === 'string' && isSessionId(named) ? named : undefined;
}

export const sessionCookie = (id: string): string =>
  `${SESSION_COOKIE}=${id}; Path=/; SameSite=Lax; HttpOnly`;

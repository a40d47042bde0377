import { isSessionId } from '../sessions/start.ts';

const SESSION_COOKIE = 'sim_session';
export const SESSION_HEADER = 'x-sim-session';

/** The session that a request names by header or, without one, by cookie. */
export function sessionIdOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const named = headers[SESSION_HEADER] ?? cookie(headers['cookie'], SESSION_COOKIE);
  return typeof named === 'string' && isSessionId(named) ? named : undefined;
}

export const sessionCookie = (id: string): string =>
  `${SESSION_COOKIE}=${id}; Path=/; SameSite=Lax; HttpOnly`;

function cookie(text: string | string[] | undefined, name: string): string | undefined {
  const pairs = [text ?? ''].flat().join(';').split(';');
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/**
 * Keeps scenario, seed and time of a browser's session in a cookie beside the session's own. A session is lost by a
 * restart, a long idle time, or too many others. The next response then sets another cookie, and the note in the page
 * (console/public/watchSession.js) offers to restore it.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { worldText } from '../control/link.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { Session } from '../sessions/session.ts';
import { SESSION_HEADER, sessionIdOf } from './access/sessionId.ts';
import { cookieOf } from './request/cookies.ts';
import type { Simulator } from './simulator.ts';

const KEPT = 'sim_kept';
const LOST = 'sim_lost';

/** Scripts may read both cookies: the note shows what was kept, and deletes both when it is closed. */
const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; SameSite=Lax`;

const expiredCookie = (name: string): string => `${cookie(name, '')}; Max-Age=0`;

type Sessions = Simulator['sessions'];

/**
 * Returns the cookie that must change, if any. `sim_lost`: the session that `sim_kept` describes is no longer stored.
 * `sim_kept`: the session is stored, and the browser has no such cookie yet.
 */
export async function restoreCookie(
  headers: IncomingHttpHeaders,
  sessions: Sessions,
): Promise<string | undefined> {
  const id = cookieSession(headers);
  if (id === undefined) return undefined;
  const wasKept = Boolean(cookieOf(headers.cookie, KEPT));
  const session = await sessions.current(id);
  const isStored = session.onContact !== true;
  if (wasKept === isStored) return undefined;
  return wasKept ? cookie(LOST, '1') : cookie(KEPT, valueOf(session, sessions));
}

/** Records this session as the browser's session. */
export async function rememberSession(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { sessions }: Simulator,
): Promise<void> {
  const id = cookieSession(headers);
  if (id !== undefined) await rememberSessionAs(id, reply, sessions);
}

export async function rememberSessionAs(id: string, reply: FastifyReply, sessions: Sessions): Promise<void> {
  const session = await sessions.current(id);
  void reply.header('set-cookie', [
    // A session that is not stored cannot be lost.
    session.onContact ? expiredCookie(KEPT) : cookie(KEPT, valueOf(session, sessions)),
    expiredCookie(LOST),
  ]);
}

/** Sessions named by a header belong to programs, which track their own state. */
const cookieSession = (headers: IncomingHttpHeaders): string | undefined =>
  headers[SESSION_HEADER] === undefined ? sessionIdOf(headers) : undefined;

const valueOf = (session: Session, sessions: Sessions): string =>
  new URLSearchParams({
    scenario: session.scenarios.join(','),
    ...(session.size ? { world: worldText(session.seed, session.size) } : { seed: String(session.seed) }),
    clock: isoTime(sessions.now(session)),
  }).toString();

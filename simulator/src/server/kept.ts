/**
 * What a browser had: scenario, seed and time of its session, in a cookie beside the session's own. Where the simulator has
 * forgotten the session (restart, too long unused, too many others), its next answer says so by another cookie, and the note in
 * the page (console/watchSession.js) knows the way back.
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

/** Both are read by scripts of our own pages: the note shows what was kept, and forgets both when it is closed. */
const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; SameSite=Lax`;

const forget = (name: string): string => `${cookie(name, '')}; Max-Age=0`;

type Sessions = Simulator['sessions'];

/**
 * Returns the cookie that an answer needs: `sim_lost` where the browser had a session that is not stored any more, `sim_kept`
 * where its session was stored since the page was loaded.
 */
export async function lostCookie(
  headers: IncomingHttpHeaders,
  sessions: Sessions,
): Promise<string | undefined> {
  const id = cookieSession(headers);
  if (id === undefined) return undefined;
  const had = Boolean(cookieOf(headers.cookie, KEPT));
  const session = await sessions.current(id);
  if (had === (session.onContact !== true)) return undefined;
  return had ? cookie(LOST, '1') : cookie(KEPT, valueOf(session, sessions));
}

/** From now on this session is the one that the browser has. */
export async function keep(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { sessions }: Simulator,
): Promise<void> {
  const id = cookieSession(headers);
  if (id !== undefined) await keepAs(id, reply, sessions);
}

export async function keepAs(id: string, reply: FastifyReply, sessions: Sessions): Promise<void> {
  const session = await sessions.current(id);
  void reply.header('set-cookie', [
    // What is not stored cannot be lost.
    session.onContact ? forget(KEPT) : cookie(KEPT, valueOf(session, sessions)),
    forget(LOST),
  ]);
}

/** Sessions named by a header are programs': they keep their own books. */
const cookieSession = (headers: IncomingHttpHeaders): string | undefined =>
  headers[SESSION_HEADER] === undefined ? sessionIdOf(headers) : undefined;

const valueOf = (session: Session, sessions: Sessions): string =>
  new URLSearchParams({
    scenario: session.scenarios.join(','),
    ...(session.size ? { world: worldText(session.seed, session.size) } : { seed: String(session.seed) }),
    clock: isoTime(sessions.now(session)),
  }).toString();

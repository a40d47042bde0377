/**
 * What a browser had: scenario, seed and time of its session, in a cookie beside the session's own. Where the simulator has
 * forgotten the session (restart, too long unused, too many others), it says so and knows the way back.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isoTime } from '../sessions/isoTime.ts';
import type { Session } from '../sessions/session.ts';
import { cookieOf } from './cookies.ts';
import { SESSION_HEADER, sessionIdOf } from './sessionId.ts';
import type { Simulator } from './simulator.ts';

const COOKIE = 'sim_kept';

interface Kept {
  readonly scenario: string;
  readonly seed: string;
  readonly clock: string;
}

type Sessions = Simulator['sessions'];

/** What was lost with a session that was made anew by a mere request; undefined where nothing was. */
export async function lostBy(request: FastifyRequest, { sessions }: Simulator): Promise<Kept | undefined> {
  const id = cookieSession(request);
  const kept = keptIn(request);
  if (id === undefined || kept === undefined) return undefined;
  return (await sessions.current(id)).onContact === true ? kept : undefined;
}

/** From now on this session is the one that the browser has. */
export async function keep(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions }: Simulator,
): Promise<void> {
  const id = cookieSession(request);
  if (id !== undefined) await keepAs(id, reply, sessions);
}

export async function keepAs(id: string, reply: FastifyReply, sessions: Sessions): Promise<void> {
  const session = await sessions.change(id, ({ onContact: _, ...rest }) => [rest, rest]);
  void reply.header('set-cookie', `${COOKIE}=${valueOf(session, sessions)}; Path=/; SameSite=Lax`);
}

/** Sessions named by a header are programs': they keep their own books. */
const cookieSession = ({ headers }: FastifyRequest): string | undefined =>
  headers[SESSION_HEADER] === undefined ? sessionIdOf(headers) : undefined;

const valueOf = (session: Session, sessions: Sessions): string =>
  new URLSearchParams({
    scenario: session.scenarios.join(','),
    seed: String(session.seed),
    clock: isoTime(sessions.now(session)),
  }).toString();

function keptIn({ headers }: FastifyRequest): Kept | undefined {
  const kept = new URLSearchParams(cookieOf(headers.cookie, COOKIE));
  const [scenario, seed, clock] = ['scenario', 'seed', 'clock'].map((name) => kept.get(name));
  return scenario && seed && clock ? { scenario, seed, clock } : undefined;
}

import { BadUpstream, checkUpstream, type Upstreams } from '../services/upstream.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';

export const listUpstreams: ControlHandler<'listUpstreams'> = async (
  _input,
  { sessions, sessionId, upstreams },
) => shown(upstreams, (await sessions.current(sessionId)).upstreams);

export const setUpstream: ControlHandler<'setUpstream'> = async (
  { on, url },
  { sessions, sessionId, upstreams },
) => {
  try {
    checkUpstream(on, url);
  } catch (error) {
    if (!(error instanceof BadUpstream)) throw error;
    const { message, pointer, nearest } = error;
    throw new Refused(pointer === '/on' ? 404 : 400, message, {
      nearest,
      violations: [{ pointer, message }],
    });
  }
  return sessions.change(sessionId, (session) => {
    const after = { ...session.upstreams, [on]: url };
    return [{ ...session, upstreams: after }, shown(upstreams, after)];
  });
};

/** Those that are asked, in order of names. */
function shown(fromStart: Upstreams = {}, ofSession: Upstreams = {}) {
  return Object.entries({ ...fromStart, ...ofSession })
    .flatMap(([on, url]) =>
      url === null ? [] : [{ on, url, from: on in ofSession ? ('session' as const) : ('start' as const) }],
    )
    .sort((one, other) => (one.on < other.on ? -1 : 1));
}

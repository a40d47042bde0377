import { BadUpstream, checkUpstream, type Backend, type Upstreams } from '../services/upstream.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';

export const listUpstreams: ControlHandler<'listUpstreams'> = async (
  _input,
  { sessions, sessionId, upstreams },
) => entriesOf(upstreams, (await sessions.current(sessionId)).upstreams);

export const setUpstream: ControlHandler<'setUpstream'> = async (
  { on, url, ca, insecure },
  { sessions, sessionId, upstreams },
) => {
  try {
    checkUpstream(on, url, ca);
  } catch (error) {
    if (!(error instanceof BadUpstream)) throw error;
    const { message, pointer, nearest } = error;
    throw new Refused(pointer === '/on' ? 404 : 400, message, {
      nearest,
      violations: [{ pointer, message }],
    });
  }
  return sessions.change(sessionId, (session) => {
    const backend =
      url === null ? null : { url, ...(ca !== undefined && { ca }), ...(insecure && { insecure }) };
    const after: Upstreams = { ...session.upstreams, [on]: backend };
    return [{ ...session, upstreams: after }, entriesOf(upstreams, after)];
  });
};

/** Returns the backends in use, and the entries by which the session switched a backend off, sorted by name. */
function entriesOf(fromStart: Upstreams = {}, ofSession: Upstreams = {}) {
  const all: Upstreams = { ...fromStart, ...ofSession };
  const hasBackend = (from: Upstreams, on: string): boolean => (from[on] ?? null) !== null;
  // An entry of null is listed only if it switches a backend off: that of the start, or, for an operation such as
  // `standard.queryCouponInfo`, that of its service.
  const isListed = (on: string): boolean =>
    hasBackend(all, on) ||
    hasBackend(fromStart, on) ||
    (on.includes('.') && hasBackend(all, on.split('.', 1)[0] ?? ''));
  return Object.entries(all)
    .filter(([on]) => isListed(on))
    .map(([on, backend]) => ({
      on,
      ...entryOf(backend),
      from: on in ofSession ? ('session' as const) : ('start' as const),
    }))
    .sort((one, other) => (one.on < other.on ? -1 : 1));
}

function entryOf(backend: Backend | string | null) {
  if (backend === null || typeof backend === 'string') return { url: backend };
  const { url, ca, insecure } = backend;
  return {
    url,
    ...(ca !== undefined && { ca: true as const }),
    ...(insecure && { insecure: true as const }),
  };
}

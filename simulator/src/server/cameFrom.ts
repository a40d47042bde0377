import type { IncomingHttpHeaders } from 'node:http';

/** The place that a request comes from. */
export type Source =
  /** A page of this origin. */
  | 'own'
  /** A typed address, a bookmark, or a link in another program, as the browser reports. */
  | 'typed'
  /** No browser: a client that sets simulator headers, or one under a loopback name that does not look like a browser. */
  | 'program'
  /** A page of another origin. */
  | 'elsewhere'
  /** Anything else, mostly a browser under a name where it sends no origin: plain http, and no referrer. */
  | 'unknown';

/** Names under which a browser always sends Sec-Fetch-Site, because it trusts them like https. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Headers that a page of another origin cannot set: it would need a preflight (CORS), which is refused. */
const OF_PROGRAMS = ['x-sim-session', 'x-sim-token'] as const;

/**
 * Returns which page a request comes from, as far as its headers prove it. Pages cannot forge these headers, because
 * only the browser sets them.
 */
export function cameFrom(headers: IncomingHttpHeaders): Source {
  const { host = '', origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && !isHost(origin, host)) return 'elsewhere';
  if (site === 'same-origin') return 'own';
  if (site === 'none') return 'typed';
  if (site !== undefined) return 'elsewhere';
  if (origin !== undefined) return 'own';
  if (referer !== undefined) return isHost(referer, host) ? 'own' : 'elsewhere';
  if (OF_PROGRAMS.some((name) => headers[name] !== undefined)) return 'program';
  const isBrowser = headers['user-agent']?.startsWith('Mozilla/') === true;
  return isLoopback(host) && !isBrowser ? 'program' : 'unknown';
}

/** Returns whether a browser trusts the origin like https. Only then does it send Sec-Fetch-Site. */
export const isTrustworthy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || isLoopback(headers.host ?? '');

/** Returns whether an address has this host. The scheme is not compared: a reverse proxy may end TLS. */
function isHost(address: string, host: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.host !== '' && url.host === URL.parse(`${url.protocol}//${host}`)?.host;
}

/** Which page a request comes from, as far as its headers prove it. A page cannot forge them: only the browser sets them. */
import type { IncomingHttpHeaders } from 'node:http';

export type Source =
  /** A page of this origin. */
  | 'own'
  /** An address that a person typed, a bookmark, or a link of another program, which the browser says. */
  | 'typed'
  /** No browser: a client that sets headers of ours, or one that browsers do not look like. */
  | 'program'
  /** A page of another origin. */
  | 'elsewhere'
  /** A browser under a name where it does not say: plain http, and no referrer. */
  | 'unknown';

/** Names under which a browser always sends Sec-Fetch-Site, for it trusts them like https. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** A page of another origin may not set one of these: it would have to ask first (CORS), and gets no leave. */
const OF_PROGRAMS = ['x-sim-session', 'x-sim-token'] as const;

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

/** Whether a browser trusts the origin that it asked like https: only there it says where a request comes from. */
export const isTrustworthy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || isLoopback(headers.host ?? '');

/** Whether an address is of a host. The scheme is not compared: what stands before us may end TLS. */
function isHost(address: string, host: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.host !== '' && url.host === URL.parse(`${url.protocol}//${host}`)?.host;
}

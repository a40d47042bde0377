/** Chooses the headers that are forwarded between a client and a real backend. Pure. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { HOP_BY_HOP } from '../../scenarios/replayHeaders.ts';
import { splitList } from '../network/splitList.ts';
import type { Incoming } from '../request/incoming.ts';
import { lastingCookie, withoutTime } from './upstreamTimes.ts';

/** Returns whether a header is the simulator's. Those of a backend that is a simulator too are dropped. */
const isOwn = (name: string): boolean => name.startsWith('x-sim-');
const isOwnCookie = (cookie: string): boolean => cookie.startsWith('sim_');

/** Returns the headers that a Connection header names: they belong to one connection. */
const namedIn = (connection: string | undefined): string[] => splitList(connection?.toLowerCase());

/** Returns headers for the backend. */
export function headersForBackend(headers: Incoming['headers']): OutgoingHttpHeaders {
  const here = new Set([
    ...HOP_BY_HOP,
    ...namedIn([headers['connection'] ?? []].flat().join()),
    'host',
    'cookie',
  ]);
  // The session's name is forwarded, so that a test can control a backend that is a simulator too.
  const kept = Object.entries(headers).filter(([name]) => !here.has(name) && name !== 'x-sim-token');
  const cookie = [headers['cookie'] ?? ''].flat().join('; ');
  const others = cookie.split(/;\s*/).filter((pair) => pair !== '' && !isOwnCookie(pair));
  return { ...Object.fromEntries(kept), ...(others.length > 0 && { cookie: others.join('; ') }) };
}

interface BackendResponse {
  readonly headers: IncomingHttpHeaders;
  readonly headersDistinct: NodeJS.Dict<string[]>;
}

/**
 * Returns headers for the client besides type and length. The backend's Date is dropped, as in a recording: the portal
 * computes days from the last Date, and a session has one clock. Other times become durations. Addresses and cookies of
 * the backend become those of this origin.
 */
export function headersForClient(
  { headers, headersDistinct }: BackendResponse,
  base: URL,
): OutgoingHttpHeaders {
  const here = new Set([...HOP_BY_HOP, ...namedIn(headers.connection), 'content-type', 'date']);
  const kept = Object.entries(headersDistinct).flatMap(
    ([name, values = []]): [string, string | string[]][] => {
      if (here.has(name) || isOwn(name)) return [];
      if (name === 'location') return values.map((value) => [name, ownAddress(value, base)]);
      if (name !== 'set-cookie') {
        const timeless = values.flatMap((value) => withoutTime(name, value, headers.date) ?? []);
        return timeless.length === 0 ? [] : [[name, timeless.length === 1 ? timeless[0]! : timeless]];
      }
      const cookies = values.filter((cookie) => !isOwnCookie(cookie));
      const own = cookies.map((cookie) => lastingCookie(ownCookie(cookie, base), headers.date));
      return own.length > 0 ? [[name, own]] : [];
    },
  );
  return Object.fromEntries(kept);
}

const folderOf = (base: URL): string => base.pathname.replace(/\/$/, '');

/** Rewrites an address of the backend to this origin, without its folder; others stay. */
function ownAddress(address: string, base: URL): string {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const folder = folderOf(base);
  if (url?.origin !== base.origin || !`${url.pathname}/`.startsWith(`${folder}/`)) return address;
  const path = url.pathname.slice(folder.length).replace(/^\/*/, '/');
  return path + url.search + url.hash;
}

/** Rewrites a cookie of the backend's host and folder to this origin. */
function ownCookie(cookie: string, base: URL): string {
  const folder = folderOf(base);
  return cookie
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part))
    .map((part) => {
      const [, before = '', path = ''] = /^(\s*path\s*=\s*)(.*)$/i.exec(part) ?? [];
      return folder !== '' && `${path}/`.startsWith(`${folder}/`)
        ? before + (path.slice(folder.length) || '/')
        : part;
    })
    .join(';');
}

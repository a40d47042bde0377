/** How a request has come: under which path and by which scheme, as far as a trusted reverse proxy says so. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnHost } from '../access/ownHosts.ts';
import { basePathFrom, cookieBelow, withBase, withoutBase } from './basePath.ts';
import { onHead } from './onHead.ts';
import { forwardedIn, isTrusted } from './proxies.ts';
import { network } from './settings.ts';

interface Arrival {
  readonly base: string;
  readonly proto: string;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Afterwards the request says path and Host as one that has come directly.
 * @returns why it cannot be taken
 */
export function arrive(request: IncomingMessage, response: ServerResponse): string | undefined {
  const { base: usual, proxies } = network();
  if (proxies === undefined && usual === '') return undefined;
  const {
    host,
    proto = 'http',
    prefix,
  } = isTrusted(proxies, request.socket.remoteAddress) ? forwardedIn(request.headers) : {};
  if (host !== undefined) {
    if (!HOST.test(host)) return `X-Forwarded-Host 应为主机名，而不是 ${host}`;
    // A page that was led here by DNS may write this header: it cannot make a foreign Host one of ours.
    if (isOwnHost(request.headers.host ?? '') || !isOwnHost(host)) request.headers.host = host;
  }
  if (!/^https?$/.test(proto)) return `X-Forwarded-Proto 应为 http 或 https，而不是 ${proto}`;
  let base = usual;
  try {
    if (prefix !== undefined) base = basePathFrom(prefix);
  } catch (error) {
    return `X-Forwarded-Prefix: ${(error as Error).message}`;
  }
  arrivals.set(request, { base, proto });
  if (base === '') return undefined;
  request.url = withoutBase(request.url ?? '/', base);
  onHead(response, () => putBelow(base, response));
  return undefined;
}

/** Redirects and cookies, those of a real backend too. */
function putBelow(base: string, response: ServerResponse): void {
  const location = response.getHeader('location');
  if (typeof location === 'string') response.setHeader('location', withBase(location, base));
  const cookies = [response.getHeader('set-cookie') ?? []].flat();
  if (cookies.length > 0)
    response.setHeader(
      'set-cookie',
      cookies.map((cookie) => cookieBelow(String(cookie), base)),
    );
}

/** '' or like `/sim`. */
export const baseOf = (request: IncomingMessage): string => arrivals.get(request)?.base ?? '';

export const isSafe = (request: IncomingMessage): boolean => arrivals.get(request)?.proto === 'https';

/** As the client addressed us. */
export const originOf = (request: IncomingMessage): string =>
  `${isSafe(request) ? 'https' : 'http'}://${request.headers.host ?? ''}`;

/**
 * Path prefix, scheme and Host of a request, as a trusted reverse proxy reports them. If it reports no prefix, the configured
 * base path counts.
 */
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

/** A host name or address with or without a port: `a.example:4010`, `[::1]:4010`. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Changes path and Host of a request to those of a direct one.
 * @returns why the request is refused; undefined if it is not
 */
export function applyProxyHeaders(request: IncomingMessage, response: ServerResponse): string | undefined {
  const { base: configuredBase, proxies } = network();
  if (proxies === undefined && configuredBase === '') return undefined;
  const {
    host,
    proto = 'http',
    prefix,
  } = isTrusted(proxies, request.socket.remoteAddress) ? forwardedIn(request.headers) : {};
  if (host !== undefined) {
    if (!HOST.test(host)) return `X-Forwarded-Host 应为主机名，而不是 ${host}`;
    // A page led here by DNS rebinding has a foreign Host. The proxy passes on its X-Forwarded-Host, which must not make it trusted.
    const makesForeignOwn = !isOwnHost(request.headers.host ?? '') && isOwnHost(host);
    if (!makesForeignOwn) request.headers.host = host;
  }
  if (!/^https?$/.test(proto)) return `X-Forwarded-Proto 应为 http 或 https，而不是 ${proto}`;
  let base = configuredBase;
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

/** Adds the base path to redirects and cookies of a response, including those of a real backend. */
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

/** Returns the path prefix of a request: '' or a path like `/sim`. */
export const baseOf = (request: IncomingMessage): string => arrivals.get(request)?.base ?? '';

export const isHttps = (request: IncomingMessage): boolean => arrivals.get(request)?.proto === 'https';

/** Returns the origin that the client used. */
export const originOf = (request: IncomingMessage): string =>
  `${isHttps(request) ? 'https' : 'http'}://${request.headers.host ?? ''}`;

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { services } from '#generated/services.ts';
import { isOwnHost } from './access/ownHosts.ts';
import type { Refusal } from './badRequest.ts';
import { nameOf } from './network/hosts.ts';
import { network } from './network/settings.ts';

/**
 * Changes a target that is a complete address, as clients send it to a proxy, to a path and a Host header. The host of
 * the target counts, not the header (RFC 9112 3.2.2). Only the simulator's own hosts are answered; nothing is forwarded.
 * @returns why the target is refused; undefined if it is not
 */
export function normalizeTarget(request: IncomingMessage): Refusal | undefined {
  const { url = '' } = request;
  if (!url.startsWith('/') && url !== '*') {
    const target = URL.canParse(url) ? new URL(url) : undefined;
    if (!target || !/^https?:$/.test(target.protocol))
      return { status: 400, message: '请求目标应以 / 开头，或为 http(s):// 的完整网址' };
    if (!isAnswered(target.host, request.socket)) return unknownHost(target.host);
    request.url = target.pathname + target.search;
    request.headers.host = target.host;
  }
  const { hosts } = network();
  const service = hosts.size === 0 ? undefined : hosts.get(nameOf(request.headers.host ?? ''));
  if (service !== undefined) request.url = withServiceBase(services[service].base, request.url ?? '/');
  return undefined;
}

/** Adds the service's base to a path at the root of the service's own host. */
const withServiceBase = (base: string, path: string): string =>
  path.startsWith(`${base}/`) || /^\/(_sim|front)([/?]|$)/.test(path) ? path : base + path;

/** Returns whether a host is the simulator: by name, or by the address that the connection used. */
export function isAnswered(host: string, { localAddress = '' }: Pick<Socket, 'localAddress'>): boolean {
  const address = localAddress.replace(/^::ffff:/, '');
  return isOwnHost(host) || nameOf(host).replace(/^\[|\]$/g, '') === address;
}

export const unknownHost = (host: string): Refusal => ({
  status: 403,
  message: `模拟器不是 ${host}，也不向它转发：要由模拟器代它作答，请在启动时写明 SIM_HOSTS=${nameOf(host)}`,
});

import type { IncomingMessage } from 'node:http';

/**
 * A request with a whole address as its target, as clients send it to a proxy: its host counts and not the header (RFC 9112 3.2.2).
 * Afterwards the request says path and Host as any other does.
 * @returns why the target cannot be taken
 */
export function takeTarget(request: IncomingMessage): string | undefined {
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return undefined;
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (!target || !/^https?:$/.test(target.protocol)) return '请求目标应以 / 开头，或为 http(s):// 的完整网址';
  request.url = target.pathname + target.search;
  request.headers.host = target.host;
  return undefined;
}

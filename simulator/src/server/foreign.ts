/** Who may drive the simulator: its own pages, and programs; no page of another site that a tester happens to have open. */
import type { FastifyRequest } from 'fastify';

/** The names under which a browser of this machine reaches us; any other may have been pointed at us from outside. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * @param named the machine may be called by any name: whoever asks has shown that he knows the token (token.ts)
 * @returns why a request to the control API is none of ours; undefined where it may pass
 */
export function refuseForeign({ headers, host, body }: FastifyRequest, named: boolean): string | undefined {
  if (!named && !LOOPBACK.test(host)) return `控制接口只在本机使用，Host 不应为 ${host}`;
  if (headers.origin !== undefined && URL.parse(headers.origin)?.host !== host)
    return `控制接口不接受其他网站的请求，Origin 为 ${headers.origin}`;
  if (isFromElsewhere(headers['sec-fetch-site'])) return '控制接口不接受其他网站的请求';
  // What a form of any site can send without asking is no JSON.
  if (body !== undefined && !JSON_TYPE.test(headers['content-type'] ?? ''))
    return '请求正文的 Content-Type 应为 application/json';
  return undefined;
}

/** What a browser says of a request that another site's page made; programs and typed addresses say nothing or `none`. */
export const isFromElsewhere = (site: string | string[] | undefined): boolean =>
  site === 'cross-site' || site === 'same-site';

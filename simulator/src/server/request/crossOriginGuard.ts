/** Refuses requests to the control API that come from another site's page. Simulator pages and programs may use it. */
import type { FastifyRequest } from 'fastify';
import { unmetCondition } from '../access/access.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * @param token token that the control interface requires if other machines can reach the simulator; token.ts has already checked it
 * @returns why the request is refused; undefined if it may pass
 */
export function refuseCrossOrigin(
  { headers, host, body }: FastifyRequest,
  token: string | undefined,
): string | undefined {
  switch (unmetCondition('control', headers, token)) {
    case 'loopback name':
      return `控制接口只在本机使用，Host 不应为 ${host}`;
    case 'no other site':
    case 'no other site but of SIM_CORS with the token in a header':
      return `控制接口不接受其他网站的请求${foreignOrigin(headers)}`;
    default:
  }
  // Any site can send a form without a preflight; a form is not JSON.
  if (body !== undefined && !JSON_TYPE.test(headers['content-type'] ?? ''))
    return '请求正文的 Content-Type 应为 application/json';
  return undefined;
}

/** Returns the header that shows the foreign origin, as the end of a message. */
export function foreignOrigin({
  origin,
  referer,
  'sec-fetch-site': site,
}: FastifyRequest['headers']): string {
  if (origin !== undefined) return `，Origin 为 ${origin}`;
  if (site !== undefined) return `，Sec-Fetch-Site 为 ${String(site)}`;
  return `，Referer 为 ${String(referer)}`;
}

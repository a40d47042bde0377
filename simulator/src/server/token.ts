/** What the control interface demands where other machines reach it (HOST): a token, by header, cookie or once by link. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markup, page } from '../ext/html.ts';
import { cookieOf } from './cookies.ts';
import { sendPage } from './page.ts';

const HEADER = 'x-sim-token';
const COOKIE = 'sim_token';

/** The simulated pages of others, which the portal's users are sent to, the look of our own, and the health drive nothing. */
const CLOSED = /^\/_sim(\/|$)/;
const OPEN = /^\/_sim\/((ext|console)\/|health$)/;

/** What drives the simulator is for those who know the token. */
export function demandToken(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    // By the route that answers, not by the address: there are many spellings of one.
    const route = request.routeOptions.url ?? '';
    if (!CLOSED.test(route) || OPEN.test(route)) return undefined;
    const { pathname, searchParams } = new URL(request.url, 'http://simulator.invalid');
    const given = searchParams.get('token');
    if (given !== null && isSame(given, token)) return remember(token, pathname, searchParams, reply);
    return tokensOf(request).some((known) => isSame(known, token)) ? undefined : refuse(request, reply);
  });
}

/** A link with the token is opened once: the browser keeps it in a cookie, and its address and history do not. */
function remember(token: string, pathname: string, rest: URLSearchParams, reply: FastifyReply): FastifyReply {
  rest.delete('token');
  return reply
    .header('set-cookie', `${COOKIE}=${token}; Path=/_sim; SameSite=Lax; HttpOnly`)
    .header('cache-control', 'no-store')
    .redirect(rest.size > 0 ? `${pathname}?${rest}` : pathname, 303);
}

function tokensOf({ headers }: FastifyRequest): string[] {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return [headers[HEADER], bearer, cookieOf(headers.cookie, COOKIE)].filter(
    (value) => typeof value === 'string',
  );
}

/** By digest, so that the time it takes tells nothing of how much was right. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function refuse({ method, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' && headers.accept?.includes('text/html') === true)
    return sendPage(reply, page('需要令牌', form), 401);
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({ message: `控制接口需要令牌：启动时打印，用请求头 ${HEADER} 或 Authorization: Bearer 传送` });
}

const form = markup`<p>控制台对其他机器开放时需要令牌，它在启动模拟器的终端里。</p>
  <form method="get" action="/_sim">
    <label for="token">令牌</label>
    <input id="token" name="token" type="password" required autocomplete="off">
    <button class="primary">进入</button>
  </form>`;

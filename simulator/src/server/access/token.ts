/**
 * Asks for the token if other machines can reach the simulator (HOST). A request carries the token in a header, in a
 * cookie, or once in a link.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markup, page, type Html } from '../../ext/html.ts';
import { redirect } from '../redirect.ts';
import { sendPage } from '../served/page.ts';
import { access, unmetCondition, type AccessInput } from './access.ts';
import { isToken, TOKEN_HEADER, tokenCookie } from './knownToken.ts';

/** Returns whether an input needs the token. */
const needsTokenAt = (input: AccessInput): boolean =>
  (access[input].open as readonly string[]).includes('token');

/** Returns a route's input in the access table. It uses the matched route: one address has many spellings. */
function inputAt(route: string): AccessInput {
  if (!/^\/_sim(\/|$)/.test(route) || /^\/_sim\/(ext|console)\//.test(route)) return 'pages';
  if (route === '/_sim/health') return 'health';
  return /^\/_sim\/(api\/|metrics$)/.test(route) ? 'control' : 'console';
}

/** Refuses requests without the token at inputs that need it. */
export function demandToken(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const input = inputAt(request.routeOptions.url ?? '');
    if (needsTokenAt(input)) {
      const { pathname, searchParams } = new URL(request.url, 'http://simulator.invalid');
      const given = searchParams.get('token');
      if (given !== null && isToken(given, token)) return remember(token, pathname, searchParams, reply);
      return unmetCondition(input, request.headers, token) === 'token' ? refuse(request, reply) : undefined;
    }
    return undefined;
  });
}

/**
 * Opens a link with the token once: the browser keeps the token in a cookie, and neither address nor history shows it.
 * `to` is the page that was requested before the token form.
 */
function remember(token: string, pathname: string, rest: URLSearchParams, reply: FastifyReply): FastifyReply {
  rest.delete('token');
  const to = rest.get('to');
  rest.delete('to');
  const here = rest.size > 0 ? `${pathname}?${rest}` : pathname;
  void reply.header('set-cookie', tokenCookie(token)).header('cache-control', 'no-store');
  return redirect(reply, to ?? here, 303);
}

function refuse({ method, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' && headers.accept?.includes('text/html') === true)
    return sendPage(reply, page('需要令牌', tokenForm()), 401);
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({
      message: `控制接口需要令牌：启动时打印，用请求头 ${TOKEN_HEADER} 或 Authorization: Bearer 传送`,
    });
}

/** Returns a form for the token. @param to page that opens once the token is accepted; default: the console */
export const tokenForm = (to?: string): Html =>
  markup`<p>对其他机器开放时需要令牌，它在启动模拟器的终端里。</p>
  <form method="get" action="/_sim">
    ${to === undefined ? '' : markup`<input type="hidden" name="to" value="${to}">`}
    <label for="token">令牌</label>
    <input id="token" name="token" type="password" required autocomplete="off">
    <button class="primary">进入</button>
  </form>`;

import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearest } from '#tools/nearest.ts';
import { isLink, withoutLink } from '../../control/linkParameters.ts';
import { markup, page } from '../../ext/html.ts';
import { pages } from '../../ext/pages.ts';
import { picture } from '../../ext/picture.ts';
import type { Outcome } from '../../ext/visit.ts';
import { withWorld } from '../../sessions/session.ts';
import { unmetCondition } from '../access/access.ts';
import { baseOf, originOf } from '../network/arrival.ts';
import { redirect } from '../redirect.ts';
import { foreignOrigin } from '../request/crossOriginGuard.ts';
import { resolveSession } from '../resolveSession.ts';
import type { Simulator } from '../simulator.ts';
import { sendPage } from './page.ts';

/** Silent three-second film for animated banners. */
const film = new URL('../../ext/film/banner.webm', import.meta.url);

/** Simulated pages of external systems that the portal links to. */
export function extRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.all('/_sim/ext/tracking', async (_request, reply) => reply.code(204).send());
  app.get('/_sim/ext/ad/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    if (file === 'banner.webm') return reply.type('video/webm').send(readFileSync(film));
    const drawn = picture(file.replace(/\.svg$/, ''));
    if (drawn === undefined) return reply.code(404).send({ message: '没有这张图片' });
    return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(drawn);
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/_sim/ext/*',
    handler: (request, reply) => visit(request, reply, simulator),
  });
}

async function visit(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, token }: Simulator,
): Promise<FastifyReply> {
  const [name = '', ...rest] = (request.params as { '*': string })['*'].split('/');
  const open = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!open) return unknownPage(name, reply);
  const acts = request.method === 'POST' || name === 'logout';
  if (acts && unmetCondition('ext', request.headers, token) !== undefined)
    return refuseForeignForm(request, reply);
  const outcome = await sessions.change(resolveSession(request, reply), (session) => {
    const seen: Outcome = open({
      rest: rest.join('/'),
      query: new URLSearchParams(request.url.split('?')[1] ?? ''),
      form: request.method === 'POST' ? new URLSearchParams(String(request.body ?? '')) : undefined,
      origin: originOf(request.raw),
      base: baseOf(request.raw),
      world: session.world,
      now: sessions.now(session),
    });
    return [seen.world ? withWorld(session, seen.world) : session, seen];
  });
  if ('goTo' in outcome) return redirect(reply, withoutLinkParameters(outcome.goTo), 303);
  if ('file' in outcome) return sendFile(reply, outcome.file);
  return sendPage(reply, page(outcome.title, outcome.content));
}

/** Removes session parameters: a return address is not a simulator link and starts no session. */
function withoutLinkParameters(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://own.invalid');
  if (!isLink(searchParams)) return path;
  withoutLink(searchParams);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}

/** Pages of other sites may embed these pages, but not act on them. */
const refuseForeignForm = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    page(
      '不接受其他网站的请求',
      markup`<p>这个页面只接受模拟器自己的页面发来的操作${foreignOrigin(headers)}。会话保持不变。</p>
        <p><a class="button" href="/front/">前往门户</a></p>`,
    ),
    403,
  );

/** Sends a download under its Chinese name (RFC 6266). */
const sendFile = (reply: FastifyReply, { name, content }: { name: string; content: Buffer }): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type('application/pdf')
    .send(content);

function unknownPage(name: string, reply: FastifyReply): FastifyReply {
  const links = nearest(name, Object.keys(pages)).map(
    (known) => markup`<li><a href="/_sim/ext/${known}">${known}</a></li>`,
  );
  return sendPage(
    reply,
    page(
      '没有这个页面',
      markup`<p>最接近的页面：</p>
        <ul class="plain">
          ${links}
        </ul>`,
    ),
    404,
  );
}

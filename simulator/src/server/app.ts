/** App of everything except the provider: portal, console, control API, documentation and simulated external pages. */
import { pipeline, Transform } from 'node:stream';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StoreGone } from '../sessions/storeGone.ts';
import { BadSessionName, forgottenCookie } from './access/sessionId.ts';
import { demandToken } from './access/token.ts';
import { isTrustworthy } from './cameFrom.ts';
import { limits, tooLarge } from './limits.ts';
import { logStreamRoute } from './log/logStream.ts';
import { namingRefusal } from './naming.ts';
import { baseOf } from './network/arrival.ts';
import { htmlBelow } from './network/basePath.ts';
import { bodyText, UnreadableBody } from './request/bodyText.ts';
import { isHangUp } from './request/readBody.ts';
import { receive, TooMuchReceived } from './request/receiving.ts';
import { withoutQuery } from './secrets/shownAddress.ts';
import { calendarRoutes } from './served/calendar.ts';
import { consoleRoutes } from './served/console.ts';
import { controlRoutes } from './served/control.ts';
import { extRoutes } from './served/ext.ts';
import { generatedSiteRoutes } from './served/generatedSites.ts';
import { healthAndMetricsRoutes } from './served/healthAndMetrics.ts';
import { portalRoutes } from './served/portal.ts';
import type { Simulator } from './simulator.ts';
import { unknownPath } from './unknownPath.ts';
import { TooManyWaiting } from './waiting.ts';

/** Messages for the framework's own refusals. */
const refusalMessages: Readonly<Record<number, string>> = {
  400: '网址不成立',
  403: '不能访问这个文件',
  404: '没有这个文件',
  413: tooLarge(limits.bodyBytes),
};

export async function makeApp(simulator: Simulator): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    exposeHeadRoutes: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(400).send({ message: refusalMessages[400] }),
  });
  // Bodies arrive as text: each area reports invalid JSON itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, ({ headers }, body: Buffer, done) => {
    const read = bodyText(body, headers);
    if ('text' in read) done(null, read.text);
    else done(new UnreadableBody(read));
  });
  // The framework reads the bodies of pages and the control API itself, so they are counted on the way.
  app.addHook('preParsing', (_request, _reply, payload, done) => {
    const counted = new Transform({
      transform: (piece: Buffer, _encoding, next) => {
        received.add(piece.length);
        next(null, piece);
      },
    });
    const received = receive((why) => counted.destroy(why));
    pipeline(payload, counted, received.end);
    done(null, counted);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof BadSessionName) {
      if (error.inCookie) void reply.header('set-cookie', forgottenCookie);
      return reply.code(400).send({ message: error.message });
    }
    if (error instanceof UnreadableBody) return reply.code(error.statusCode).send({ message: error.message });
    if (error instanceof TooManyWaiting) return reply.code(error.status).send({ message: error.message });
    if (error instanceof TooMuchReceived)
      return reply.code(503).header('connection', 'close').send({ message: error.message });
    if (error instanceof StoreGone) return reply.code(error.statusCode).send({ message: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500 && !isHangUp(request.raw))
      console.error(`${request.method} ${withoutQuery(request.url)}`, error);
    return reply.code(status).send({ message: messageOf(status, error) });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: refusalMessages[404] }));
  // A missing or failed resource may exist at the next request: no cache keeps it.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) void reply.header('cache-control', 'no-store');
    // Browsers ignore the header under plain http with a host name and log an error in the console, which testers read.
    if (!isTrustworthy(request.headers)) void reply.removeHeader('cross-origin-opener-policy');
  });
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return isPage && typeof payload === 'string' ? htmlBelow(payload, baseOf(raw)) : payload;
  });
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) =>
    simulator.running.metrics.served(areaOf(routeOptions.url), statusCode),
  );
  // Adds reply.sendFile; each area decides which files it serves. Files that begin with a dot are internal.
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../console', import.meta.url)),
    serve: false,
    etag: true,
    dotfiles: 'ignore',
  });

  if (simulator.token !== undefined) demandToken(app, simulator.token);
  // Not every request may name its session.
  app.addHook('onRequest', async ({ headers }, reply) => {
    const refusal = namingRefusal(headers, simulator.token);
    return refusal ? reply.code(refusal.status).send({ message: refusal.message }) : undefined;
  });
  portalRoutes(app, simulator);
  consoleRoutes(app, simulator);
  generatedSiteRoutes(app);
  healthAndMetricsRoutes(app, simulator);
  logStreamRoute(app, simulator);
  controlRoutes(app, simulator);
  calendarRoutes(app, simulator);
  extRoutes(app, simulator);
  app.all('/*', async (request, reply) => unknownPath(request, reply));
  await app.ready();
  return app;
}

const messageOf = (status: number, error: Error): string =>
  refusalMessages[status] ?? (status >= 500 ? `模拟器自身出错：${error.message}` : error.message);

/**
 * Returns the area of a route, of which there are few: `portal`, `other`, or what follows `/_sim/`, such as `api`; `page` for
 * `/_sim` itself.
 */
function areaOf(route = ''): string {
  const [, first = '', second = 'page'] = route.split('/');
  if (first !== '_sim') return first === 'front' ? 'portal' : 'other';
  return second;
}

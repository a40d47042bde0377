/** Everything but the provider itself: portal, console, control API, documentation and the simulated pages of others. */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import { consoleRoutes } from './console.ts';
import { controlRoutes } from './control.ts';
import { docsRoutes } from './docs.ts';
import { extRoutes } from './ext.ts';
import { limits, tooLarge } from './limits.ts';
import { portalRoutes } from './portal.ts';
import type { Simulator } from './simulator.ts';
import { unknownPath } from './unknownPath.ts';

export async function makeApp(simulator: Simulator): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: limits.bodyBytes, exposeHeadRoutes: true });
  // Bodies arrive as text: what is no JSON is for each area to say.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(`${request.method} ${request.url}`, error);
    return reply.code(status).send({ message: messageOf(status, error) });
  });
  // Gives reply.sendFile; each area of the origin says itself what it serves from where.
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../console', import.meta.url)),
    serve: false,
    etag: true,
  });

  portalRoutes(app, simulator);
  consoleRoutes(app, simulator);
  docsRoutes(app);
  controlRoutes(app, simulator);
  extRoutes(app, simulator);
  app.all('/*', async (request, reply) => unknownPath(request, reply));
  await app.ready();
  return app;
}

function messageOf(status: number, error: Error): string {
  if (status === 413) return tooLarge(limits.bodyBytes);
  return status >= 500 ? `模拟器自身出错：${error.message}` : error.message;
}

/** The HTTP server: who answers which part of the origin, and the limits that hold for all of it. */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import { consoleRoutes } from './console.ts';
import { controlRoutes } from './control.ts';
import { docsRoutes } from './docs.ts';
import { extRoutes } from './ext.ts';
import { portalRoutes } from './portal.ts';
import { providerRoutes } from './provider.ts';
import type { Simulator } from './simulator.ts';

const BODY_LIMIT = 1_000_000;
/** A file above 10 MB is refused by its operation, in the envelope; this much is still read for that. */
const UPLOAD_LIMIT = 16_000_000;
const HEADER_LIMIT = 16_384;
/** To receive a whole request; faults may delay answers for longer. */
const REQUEST_TIMEOUT_MS = 30_000;

export async function makeApp(simulator: Simulator): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    exposeHeadRoutes: true,
    http: { maxHeaderSize: HEADER_LIMIT },
  });
  // Bodies arrive as text: what is no JSON is for the pipeline to say, and to log.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(`${request.method} ${request.url}`, error);
    const limit = request.headers['content-type']?.startsWith('multipart/') ? UPLOAD_LIMIT : BODY_LIMIT;
    return reply.code(status).send({ message: messageOf(status, error, limit) });
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
  providerRoutes(app, simulator);
  return app;
}

function messageOf(status: number, error: Error, limit: number): string {
  if (status === 413) return `请求正文超过 ${limit / 1_000_000} MB`;
  return status >= 500 ? `模拟器自身出错：${error.message}` : error.message;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from './security.ts';

const site = fileURLToPath(new URL('../../../.cache/docs', import.meta.url));

/** The documentation site at /_sim/docs, as `npm run docs` wrote it. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/_sim/docs', async (_request, reply) => reply.redirect('/_sim/docs/index.html'));
  app.get('/_sim/docs/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'] || 'index.html';
    if (!existsSync(join(site, 'index.html')))
      return reply.code(404).send({ message: '接口文档尚未生成：请运行 npm run docs' });
    return reply
      .headers(pageHeaders)
      .header('cache-control', 'no-cache')
      .sendFile(path, site, { cacheControl: false });
  });
}

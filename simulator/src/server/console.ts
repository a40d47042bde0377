import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from './security.ts';
import type { Simulator } from './simulator.ts';

const files = fileURLToPath(new URL('../../console', import.meta.url));

/** The console at /_sim, for QA who never see a terminal. */
export function consoleRoutes(app: FastifyInstance, { library }: Simulator): void {
  app.get('/_sim', async (_request, reply) => reply.headers(pageHeaders).sendFile('index.html', files));
  app.get('/_sim/', async (_request, reply) => reply.redirect('/_sim'));
  app.get('/_sim/problems.json', async () => library.problems);
  app.get('/_sim/console/*', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .sendFile((request.params as { '*': string })['*'], files, { cacheControl: false }),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { markup, page } from '../../ext/html.ts';
import { pageHeaders } from '../access/security.ts';
import { redirect } from '../redirect.ts';
import { resolveSession } from '../resolveSession.ts';
import type { Simulator } from '../simulator.ts';
import { sendPage } from './page.ts';

const built = fileURLToPath(new URL('../../../console/dist', import.meta.url));
/** Files that pages outside the console load too, served unchanged. */
const files = fileURLToPath(new URL('../../../console/public', import.meta.url));

/** Caching of files whose names contain a hash of the content. */
const hashed = { maxAge: '365d', immutable: true } as const;

/** Console at /_sim, for testers without a terminal. */
export function consoleRoutes(app: FastifyInstance, { library }: Simulator): void {
  app.get('/_sim', async (request, reply) => {
    if (!existsSync(join(built, 'index.html')))
      return sendPage(
        reply,
        page('控制台尚未构建', markup`<p>请用 npm start 启动，它会先构建控制台。</p>`),
        503,
      );
    resolveSession(request, reply);
    return reply
      .headers(pageHeaders)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(readFileSync(join(built, 'index.html'), 'utf8'));
  });
  app.get('/_sim/', async (_request, reply) => redirect(reply, '/_sim'));
  app.get('/_sim/problems.json', async () => library.problems);
  app.get('/_sim/console/assets/*', async (request, reply) =>
    reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, built, hashed),
  );
  // Without a hash in its name: watchSession.js, which is not built, loads it.
  app.get('/_sim/console/chip.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('chip.js', built, { cacheControl: false }),
  );
  app.get('/_sim/console/*', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .sendFile((request.params as { '*': string })['*'], files, { cacheControl: false }),
  );
}

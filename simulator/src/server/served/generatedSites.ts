import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../access/security.ts';
import { redirect } from '../redirect.ts';

/** Sites that a command writes into .cache/, each under its own path. */
const sites = [
  { at: '/_sim/docs', folder: 'docs', missing: '接口文档尚未生成：请运行 npm run docs' },
  { at: '/_sim/explore', folder: 'explore', missing: '探索地图尚未生成：请运行 npm run proof -- explore' },
  { at: '/_sim/gallery', folder: 'gallery', missing: '页面图册尚未生成：请运行 npm run proof -- gallery' },
] as const;

/** Serves the sites under `/_sim/`. */
export function generatedSiteRoutes(app: FastifyInstance): void {
  for (const { at, folder, missing } of sites) {
    const site = fileURLToPath(new URL(`../../../../.cache/${folder}`, import.meta.url));
    app.get(at, async (_request, reply) => redirect(reply, `${at}/index.html`));
    app.get(`${at}/*`, async (request, reply) => {
      const path = (request.params as { '*': string })['*'] || 'index.html';
      if (!existsSync(join(site, 'index.html'))) return reply.code(404).send({ message: missing });
      return reply
        .headers(pageHeaders)
        .header('cache-control', 'no-cache')
        .sendFile(path, site, { cacheControl: false });
    });
  }
}

/** Builds the floor: a minimal page of the same stack with one bar, one card and one lazy route (tests/bench/floor). */
import { join } from 'node:path';
import { build } from 'vite';
import type { Site } from './server.ts';

const root = join(import.meta.dirname, '../..');

export async function buildFloor(): Promise<Site> {
  const site = { base: '/floor/', dist: join(root, '.cache/bench/floor') };
  await build({
    logLevel: 'error',
    configFile: false,
    root: join(root, 'tests/bench/floor'),
    base: site.base,
    build: { outDir: site.dist, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return site;
}

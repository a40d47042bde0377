// @ts-check
/** Paths that the launchers share. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const binaries = join(root, 'node_modules', '.bin');
export const results = join(root, '.cache', 'results');

/** The Node that package.json pins through the npm package `node`. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Tests the size of an installation, so that a fresh clone takes seconds, also in CI. */
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './files.ts';

/** Maximum size of node_modules in MB on disk, as `du -sm` counts them, on the build server's platform. */
const LIMIT = 450;

test.runIf(process.platform === 'linux')(
  'node_modules is within its size budget',
  () => {
    const size = Math.ceil(bytesOnDisk(join(root, 'node_modules')) / 1024 ** 2);
    console.log(`node_modules: ${size} MB of ${LIMIT}`);
    expect(size).toBeLessThanOrEqual(LIMIT);
  },
  60_000,
);

test('disables the telemetry of @scarf/scarf, an indirect dependency', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ scarfSettings: { enabled: false } });
});

/** Returns the size by blocks, because small files use more than their length; a file with two names counts once. */
function bytesOnDisk(folder: string, seen = new Set<number>()): number {
  const { blocks } = lstatSync(folder);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isCache(entry.name))
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sum + bytesOnDisk(path, seen);
      const file = lstatSync(path);
      if (seen.has(file.ino)) return sum;
      seen.add(file.ino);
      return sum + file.blocks * 512;
    }, blocks * 512);
}

/** Tells whether a folder of node_modules is the cache of a tool. */
function isCache(name: string): boolean {
  return name.startsWith('.vit') || name === '.cache';
}

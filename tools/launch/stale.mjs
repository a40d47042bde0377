// @ts-check
/** Is something built from sources that have changed since? Answered by content, so a checkout or a copy is enough. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * One hash over the names and contents of all files below the given paths.
 * @param {string} base
 * @param {string[]} paths relative to base
 * @param {(path: string) => boolean} skip
 */
export function fingerprint(base, paths, skip) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(base, path)))) {
    const name = relative(base, file).replaceAll('\\', '/');
    if (!skip(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds unless the stamp says that exactly these sources were built.
 * @param {string} stamp file that holds the fingerprint of what was built
 * @param {string} current
 * @param {() => Promise<void>} build
 */
export async function unlessFresh(stamp, current, build) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesBelow(join(path, name)));
}

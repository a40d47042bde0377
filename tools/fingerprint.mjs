// @ts-check
/** Detects changed sources by content, so that a copy without Git works too. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * One hash over the names and contents of all files below the given paths.
 * @param {string} base
 * @param {readonly string[]} paths relative to base; a missing one counts as empty
 * @param {(path: string) => boolean} [skip]
 */
export function fingerprint(base, paths, skip = () => false) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(base, path)))) {
    const name = relative(base, file).replaceAll('\\', '/');
    if (!skip(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
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

// @ts-check
/** Installs packages if package-lock.json and node_modules differ. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './places.mjs';
import { prepare, systemEnvironment } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

export async function ensureInstalled() {
  const env = systemEnvironment();
  if (!matches(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) {
    console.log('installing packages (npm ci) …');
    await prepare('installing', 'npm ci --include=dev --no-audit --no-fund --loglevel=error', { env });
  }
  // If npm skips install scripts, the package `node` has no binary.
  if (!existsSync(pinnedNode)) {
    await prepare('fetching the pinned Node', 'npm rebuild node --ignore-scripts=false --loglevel=error', {
      env,
    });
  }
  if (!existsSync(pinnedNode)) {
    throw new Error(
      'the pinned Node has no binary: allow its script in "allowScripts" of package.json, then run npm rebuild node',
    );
  }
}

/**
 * Returns whether the packages of the lock file are installed, by the list that npm writes at the end of each installation. This also
 * works after a manual or interrupted `npm install`. An optional package may be missing: it may belong to another platform.
 * @param {Lock | null} wanted
 * @param {Lock | null} installed
 */
export function matches(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional, link }]) => {
    const isOwn = link === true || !path.includes('node_modules');
    const found = installed.packages[path];
    if (isOwn || found?.version === version) return true;
    return !found && (optional === true || devOptional === true);
  });
}

/**
 * @param {string} path
 * @returns {Lock | null}
 */
function readLock(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

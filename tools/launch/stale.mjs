// @ts-check
/** Builds only if the sources have changed since the last build (fingerprint.mjs). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Builds unless the stamp matches the current sources.
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

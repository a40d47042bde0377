// @ts-check
/** Stores the seconds of each suite's last whole run without a failure in .cache, to estimate the next run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';

const file = join(root, '.cache', 'durations.json');

/** @returns {import('./progress.mjs').Seconds} */
export function lastSeconds() {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    // An interrupted run may have left a partial file.
    return {};
  }
}

/** @param {import('./progress.mjs').Seconds} seconds */
export function keepSeconds(seconds) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...lastSeconds(), ...seconds }, undefined, 1));
}

// @ts-check
/** How many seconds each suite took when it last ran to its end, kept in .cache for the next run's estimate. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';

const file = join(root, '.cache', 'durations.json');

/** @returns {import('./progress.mjs').Seconds} */
export function lastSeconds() {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {}; // half written by a run that was stopped
  }
}

/** @param {import('./progress.mjs').Seconds} seconds */
export function keepSeconds(seconds) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...lastSeconds(), ...seconds }, undefined, 1));
}

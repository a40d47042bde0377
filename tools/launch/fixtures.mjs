// @ts-check
/** Prepares the shared fixtures of the suites: the built portal and console, a running simulator, a browser. */
import { ensureChromium } from './browser.mjs';
import { ensureConsole, ensurePortal } from './build.mjs';
import { startSimulator } from './simulator.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./suites.mjs').Fixture} Fixture */

/**
 * Preparations in order. A returned function stops what a preparation leaves running.
 * @type {Record<Fixture, () => Promise<(() => void) | void>>}
 */
const preparations = {
  portal: async () => {
    await ensurePortal();
    await ensureConsole();
  },
  chromium: async () => void (process.env['CHROMIUM_PATH'] = await ensureChromium()),
  simulator: async () => {
    const { origin, stop } = await startSimulator();
    process.env['SIM_ORIGIN'] = origin;
    return stop;
  },
};

/**
 * Prepares the fixtures while `use` already runs, and stops them at its end, also after a signal. A running simulator would keep this
 * process alive.
 * @template T
 * @param {Suite[]} suites
 * @param {(missing: Promise<Map<Fixture, string>>) => Promise<T>} use `missing` resolves when all fixtures are ready, with each missing one and its reason
 * @returns {Promise<T>}
 */
export async function withFixtures(suites, use) {
  /** @type {(() => void)[]} */
  const stops = [];
  const stop = () => stops.forEach((end) => end());
  process.once('exit', stop);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(1));
  const missing = prepareFor(suites, stops);
  try {
    return await use(missing);
  } finally {
    await missing;
    stop();
  }
}

/**
 * Prepares the fixtures of the suites. A missing fixture fails only the suites that need it.
 * @param {Suite[]} suites
 * @param {(() => void)[]} stops receives a function for each fixture left running
 * @returns {Promise<Map<Fixture, string>>} missing fixtures with their reasons
 */
async function prepareFor(suites, stops) {
  const needed = new Set(suites.flatMap(({ fixtures = [] }) => fixtures));
  /** @type {Map<Fixture, string>} */
  const missing = new Map();
  for (const [fixture, prepare] of /** @type {[Fixture, () => Promise<(() => void) | void>][]} */ (
    Object.entries(preparations)
  )) {
    if (!needed.has(fixture)) continue;
    try {
      stops.push((await prepare()) ?? (() => {}));
    } catch (error) {
      missing.set(fixture, error instanceof Error ? error.message : String(error));
    }
  }
  return missing;
}

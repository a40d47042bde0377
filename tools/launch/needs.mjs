// @ts-check
/** What suites need, made once, while those that need nothing run already: portal and console built, one simulator served, a browser found. */
import { ensureChromium } from './browser.mjs';
import { ensureConsole, ensurePortal } from './build.mjs';
import { startSimulator } from './simulator.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./suites.mjs').Need} Need */

/**
 * In this order. What is left running is stopped by the function that it returns.
 * @type {Record<Need, () => Promise<(() => void) | void>>}
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
 * Does something while all that the suites need is prepared, and ends what it served: a simulator that is still served would keep
 * this process alive, and nobody would learn that the run has ended. Also when a signal ends it in the middle.
 * @template T
 * @param {Suite[]} suites
 * @param {(missing: Promise<Map<Need, string>>) => Promise<T>} use `missing`, once all is prepared: what could not be, and why
 * @returns {Promise<T>}
 */
export async function withNeeds(suites, use) {
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
 * Prepares all that the suites need. What cannot be prepared fails the suites that need it, and no other.
 * @param {Suite[]} suites
 * @param {(() => void)[]} stops gets what ends each thing that is left running
 * @returns {Promise<Map<Need, string>>} what is missing
 */
async function prepareFor(suites, stops) {
  const needed = new Set(suites.flatMap(({ needs = [] }) => needs));
  /** @type {Map<Need, string>} */
  const missing = new Map();
  for (const [need, prepare] of /** @type {[Need, () => Promise<(() => void) | void>][]} */ (
    Object.entries(preparations)
  )) {
    if (!needed.has(need)) continue;
    try {
      stops.push((await prepare()) ?? (() => {}));
    } catch (error) {
      missing.set(need, error instanceof Error ? error.message : String(error));
    }
  }
  return missing;
}

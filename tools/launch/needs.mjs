// @ts-check
/** What suites need, made once at the start: portal and console built, one simulator served, a browser found. */
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
 * Does something with all that the suites need, and ends what it served: a simulator that is still served would keep this
 * process alive, and nobody would learn that the run has ended. Also when a signal ends it in the middle.
 * @template T
 * @param {Suite[]} suites
 * @param {(missing: Map<Need, string>) => Promise<T>} use `missing`: what could not be prepared, and why
 * @returns {Promise<T>}
 */
export async function withNeeds(suites, use) {
  const { missing, stop } = await prepareFor(suites);
  process.once('exit', stop);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(1));
  try {
    return await use(missing);
  } finally {
    stop();
  }
}

/**
 * Prepares all that the suites need. What cannot be prepared fails the suites that need it, and no other.
 * @param {Suite[]} suites
 * @returns {Promise<{ missing: Map<Need, string>, stop: () => void }>}
 */
async function prepareFor(suites) {
  const needed = new Set(suites.flatMap(({ needs = [] }) => needs));
  /** @type {Map<Need, string>} */
  const missing = new Map();
  /** @type {(() => void)[]} */
  const stops = [];
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
  return { missing, stop: () => stops.forEach((end) => end()) };
}

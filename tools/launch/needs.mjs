// @ts-check
/** What suites need, made once at the start: the portal built, one simulator served, a browser found. */
import { ensureChromium } from './browser.mjs';
import { ensurePortal } from './build.mjs';
import { startSimulator } from './simulator.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./suites.mjs').Need} Need */

/**
 * In this order. What is left running is stopped by the function that it returns.
 * @type {Record<Need, () => Promise<(() => void) | void>>}
 */
const preparations = {
  portal: ensurePortal,
  chromium: async () => void (process.env['CHROMIUM_PATH'] = await ensureChromium()),
  simulator: async () => {
    const { origin, stop } = await startSimulator();
    process.env['SIM_ORIGIN'] = origin;
    return stop;
  },
};

/**
 * Prepares all that the suites need. What cannot be prepared fails the suites that need it, and no other.
 * @param {Suite[]} suites
 * @returns {Promise<{ missing: Map<Need, string>, stop: () => void }>}
 */
export async function prepareFor(suites) {
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

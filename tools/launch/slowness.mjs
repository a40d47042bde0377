// @ts-check
/** Measures how slow this machine is now. Another load on its cores counts, because the measurement takes real time. */
import { SLOWNESS } from '../patience.mjs';

/** Times on the reference machine, in ms: two quiet cores, on which `npm test` takes 11 minutes. */
export const REFERENCE = { arithmetic: 95, memory: 90 };
/** A hung test ends after 25 minutes at the latest. The limits are generous for a quiet machine, so a slower one meets them too. */
const MOST = 5;
const ADDITIONS = 1e8;
const ENTRIES = 4e5;

/**
 * Returns how many times slower a machine is than the reference: 1 if it is as fast or faster, at most 5.
 * @param {{ arithmetic: number, memory: number }} times in ms
 */
export const slownessFrom = ({ arithmetic, memory }) =>
  Math.min(MOST, Math.max(1, (arithmetic + memory) / (REFERENCE.arithmetic + REFERENCE.memory)));

/** Prints how slow the machine is, and multiplies the time limits of the processes that start from here (patience.mjs). */
export function followSpeed(slowness = measuredSlowness()) {
  process.env[SLOWNESS] = slowness.toFixed(1);
  console.log(
    `this machine now takes ${process.env[SLOWNESS]} times as long as two quiet cores: time limits × ${process.env[SLOWNESS]}`,
  );
}

/** Measures for 0.2 s on the reference machine. A machine can have fast cores and slow memory, so both count. */
const measuredSlowness = () => slownessFrom({ arithmetic: timeOf(add), memory: timeOf(fill) });

/** @param {() => unknown} work */
function timeOf(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function add() {
  let sum = 0;
  for (let index = 0; index < ADDITIONS; index += 1) sum += index;
  return sum;
}

function fill() {
  const entries = new Map();
  for (let index = 0; index < ENTRIES; index += 1) entries.set(`k${index}`, index);
  return entries;
}

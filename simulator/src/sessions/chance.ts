/** Reproducible random numbers from a session's seed, a name and a count. Pure. */
import { LONGEST_DELAY_MS } from '../world/values/duration.ts';

/** @returns a number from 0 to just below 1 */
export function chance(seed: number, name: string, count: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const letter of `${name} ${count}`) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  // FNV keeps neighbours close: one more mixing step (the last of murmur3).
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Returns a log-normal duration from two random numbers, as network delays are distributed.
 * @param median ms; half of the durations are shorter
 * @param sigma standard deviation of its logarithm
 * @returns ms, at most ten minutes
 */
export function logNormalMs(median: number, sigma: number, [one, other]: readonly [number, number]): number {
  // Box–Muller: two uniform numbers make one normal one.
  const normal = Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);
  return Math.min(median * Math.exp(sigma * normal), LONGEST_DELAY_MS);
}

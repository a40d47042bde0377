import { delayMs } from '../world/values/duration.ts';
import { chance, logNormalMs } from './chance.ts';
import type { Fault } from './fault.ts';

/** Returns the delay of a fault in ms. A random delay depends on the session's seed and the fault's number of uses. */
export function waitOf({ id, answer, used }: Fault, seed: number): number {
  const { delay, spread } = answer;
  if (delay === undefined) return 0;
  const median = delayMs(delay);
  if (spread === undefined) return median;
  const drawn = (name: string) => chance(seed, `${id} ${name}`, used);
  return logNormalMs(median, spread, [drawn('length'), drawn('angle')]);
}

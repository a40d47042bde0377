import { delayMs } from '../world/values/duration.ts';
import { chance, logNormalMs } from './chance.ts';
import type { Fault } from './fault.ts';

/** @returns ms; a random delay uses the next value of its session's sequence, by its use count */
export function waitOf({ id, answer, used }: Fault, seed: number): number {
  const { delay, spread } = answer;
  if (delay === undefined) return 0;
  const median = delayMs(delay);
  if (spread === undefined) return median;
  const drawn = (name: string) => chance(seed, `${id} ${name}`, used);
  return logNormalMs(median, spread, [drawn('length'), drawn('angle')]);
}

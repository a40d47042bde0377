import type { Look, Observation } from './observed.ts';

/** Returns the page at the end of an observation. */
export function lookOf(observed: Observation): Look {
  if ('look' in observed) return observed.look;
  return 'paper' in observed ? observed.paper : observed.after;
}

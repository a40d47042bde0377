import type { Look, Observation } from './observed.ts';

/** Returns the page at the end of an observation; of a failed click, the page during the fault. */
export function lookOf(observed: Observation): Look {
  if ('look' in observed) return observed.look;
  return 'paper' in observed ? observed.paper : observed.after;
}

/** Returns the page that a visit or a click shows; none for other observations. */
export function shownBy(observed: Observation): Look[] {
  if (observed.kind === 'visited') return [observed.look];
  return observed.kind === 'clicked' ? [observed.after] : [];
}

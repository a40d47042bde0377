import type { Look, Observation } from './observed.ts';

/** The final state of the page. */
export const lookOf = (observed: Observation): Look =>
  'look' in observed ? observed.look : 'paper' in observed ? observed.paper : observed.after;

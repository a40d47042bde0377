import type { Look, Observation } from './observed.ts';

/** What the page showed in the end. */
export const lookOf = (observed: Observation): Look =>
  'look' in observed ? observed.look : 'paper' in observed ? observed.paper : observed.after;

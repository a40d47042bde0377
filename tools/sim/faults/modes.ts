/** Modes of a fault, and at which of two requests it shows. */
import type { NewFault } from '#simulator/scenarios/scenario.ts';

export interface Mode {
  readonly name: string;
  readonly options: Pick<NewFault, 'times' | 'when'>;
  /** The first and the second request. */
  readonly shows: readonly [boolean, boolean];
}

export const modes: readonly Mode[] = [
  { name: 'once', options: { times: 1 }, shows: [true, false] },
  { name: 'always', options: {}, shows: [true, true] },
  { name: 'by rule', options: { when: { call: 2 } }, shows: [false, true] },
];

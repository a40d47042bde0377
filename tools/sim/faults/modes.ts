/** Modes of a fault, and at which of two requests it shows. */
import type { NewFault } from '#simulator/scenarios/scenario.ts';

export interface Mode {
  readonly name: string;
  readonly told: Pick<NewFault, 'times' | 'when'>;
  /** The first and the second request. */
  readonly shows: readonly [boolean, boolean];
}

export const modes: readonly Mode[] = [
  { name: 'once', told: { times: 1 }, shows: [true, false] },
  { name: 'always', told: {}, shows: [true, true] },
  { name: 'by rule', told: { when: { call: 2 } }, shows: [false, true] },
];

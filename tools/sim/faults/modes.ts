/** At which of two requests a fault shows, by how it is told to. */
import type { NewFault } from '#simulator/scenarios/scenario.ts';

export interface Mode {
  readonly name: string;
  readonly told: Pick<NewFault, 'times' | 'when'>;
  /** Of two requests, one after the other. */
  readonly shows: readonly [boolean, boolean];
}

export const modes: readonly Mode[] = [
  { name: 'once', told: { times: 1 }, shows: [true, false] },
  { name: 'always', told: {}, shows: [true, true] },
  { name: 'by rule', told: { when: { call: 2 } }, shows: [false, true] },
];

/** State shared by the commands of a run, and the checks after each. */
import { brokenLaws } from '#simulator/world/laws.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { disagreements } from './agreement.ts';
import type { Rig } from './rig.ts';

/** Memory of the commands: earlier states of the world. */
export interface Model {
  /** Earlier moments and every byte of their worlds, in order of time. */
  readonly moments: { at: number; bytes: string }[];
  readonly counts: { executed: number; calls: number; changed: number; refused: number; moves: number };
}

/** @throws naming every broken law */
export function check(rig: Rig, after: string): void {
  const broken = [...brokenLaws(rig.session.world, dayOf(rig.now)), ...disagreements(rig)];
  if (broken.length > 0)
    throw new Error(`after ${after}: ${broken.map(({ law, where }) => `${law} (${where})`).join('; ')}`);
}

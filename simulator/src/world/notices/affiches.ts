/** Product-upgrade notices and the buyer's answer (spec 2 §4). */
import { create } from 'mutative';
import type { World } from '../world.ts';
import type { Affiche } from './schema.ts';

export const openAffiches = (world: World): Affiche[] =>
  world.affiches.filter((affiche) => affiche.answer === undefined);

/** Stores the first answer to a notice. A repeated answer, or one to an unknown notice, changes nothing. */
export const answerAffiche = (world: World, afficheNo: string, answer: 0 | 1): World =>
  create(world, (draft) => {
    const affiche = draft.affiches.find((entry) => entry.afficheNo === afficheNo);
    if (affiche) affiche.answer ??= answer;
  });

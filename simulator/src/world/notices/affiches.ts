/** Product-upgrade notices and what the buyer answered (spec 2 §4). */
import { create } from 'mutative';
import type { World } from '../world.ts';
import type { Affiche } from './schema.ts';

export const openAffiches = (world: World): Affiche[] =>
  world.affiches.filter((affiche) => affiche.answer === undefined);

/** Answering twice or answering what is not there changes nothing: the portal reads nothing of it. */
export const answerAffiche = (world: World, afficheNo: string, answer: 0 | 1): World =>
  create(world, (draft) => {
    const affiche = draft.affiches.find((entry) => entry.afficheNo === afficheNo);
    if (affiche) affiche.answer ??= answer;
  });

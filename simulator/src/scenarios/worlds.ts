import { deepFreeze } from '../json/deepFreeze.ts';
import { makeWorld } from '../world/baseline.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import type { Composition } from './compose.ts';

/** The base worlds made so far; sessions share them and keep only what they change. */
const made = new Map<string, World>();
const LIMIT = 500;

/** The frozen world of a composition: for the same names, seed and instant always the very same. */
export function worldOf(composition: Composition, seed: number, now: Instant): World {
  const names = composition.scenarios.join(',');
  const key = `${names} ${seed} ${now}`;
  const known = made.get(key);
  if (known) return known;
  const world = deepFreeze(makeWorld(composition.given, { seed: `${names} ${seed}`, now }));
  const [oldest] = made.keys();
  if (made.size >= LIMIT && oldest !== undefined) made.delete(oldest);
  made.set(key, world);
  return world;
}

/** A scenario has changed: the next session in it gets a world of its own. Sessions keep theirs. */
export const forgetWorlds = (): void => made.clear();

import { deepFreeze } from '../json/deepFreeze.ts';
import { makeWorld } from '../world/baseline.ts';
import type { WorldSize } from '../world/baseline/drawn.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { type Composition } from './compose.ts';
import { takeMade, type Drawn } from './largeWorlds.ts';
import { DEFAULT_SCENARIO } from './library.ts';

/** Base worlds made so far; sessions share them and store only their changes. */
const made = new Map<string, World>();
const LIMIT = 500;

/** Returns the frozen world of a composition: the same names, seed, size and instant always give the same bytes. */
export function worldOf(composition: Composition, seed: number, now: Instant, size?: WorldSize): World {
  // Large and rarely requested twice: not cached.
  if (size) return drawnWorld(composition, seed, now, size);
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

function drawnWorld(composition: Composition, seed: number, now: Instant, size: WorldSize): World {
  const drawn = drawnFrom(composition, seed, now, size);
  const { given, ...how } = drawn;
  return takeMade(drawn) ?? deepFreeze(makeWorld(given, how));
}

/** Only the default scenario gets a random product; every other one names its own. */
export function drawnFrom(
  { scenarios, given }: Composition,
  seed: number,
  now: Instant,
  size: WorldSize,
): Drawn {
  const names = scenarios.join(',');
  const { product: _said, ...viewer } = given.viewer ?? {};
  const open = names === DEFAULT_SCENARIO ? { ...given, viewer } : given;
  return { given: open, seed: `${names} ${seed} ${size}`, now, size };
}

/** Called after a scenario has changed: its next session gets a new world. Existing sessions keep theirs. */
export const forgetWorlds = (): void => made.clear();

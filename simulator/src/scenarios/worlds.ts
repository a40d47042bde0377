import { deepFreeze } from '../json/deepFreeze.ts';
import { makeWorld } from '../world/baseline.ts';
import type { WorldSize } from '../world/baseline/drawn.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { type Composition } from './compose.ts';
import { takePrepared, type LargeWorldInputs } from './largeWorlds.ts';
import { DEFAULT_SCENARIO } from './library.ts';

/** Base worlds; sessions share them and store only their changes. */
const cache = new Map<string, World>();
/** Maximum number of cached worlds; then the oldest is dropped. */
const LIMIT = 500;

/** Returns the frozen world of a composition: the same names, seed, size and instant always give the same bytes. */
export function worldOf(composition: Composition, seed: number, now: Instant, size?: WorldSize): World {
  // Not cached, because such a world is large and rarely requested twice.
  if (size) return largeWorld(composition, seed, now, size);
  const names = composition.scenarios.join(',');
  const key = `${names} ${seed} ${now}`;
  const known = cache.get(key);
  if (known) return known;
  const world = deepFreeze(makeWorld(composition.given, { seed: `${names} ${seed}`, now }));
  const [oldest] = cache.keys();
  if (cache.size >= LIMIT && oldest !== undefined) cache.delete(oldest);
  cache.set(key, world);
  return world;
}

function largeWorld(composition: Composition, seed: number, now: Instant, size: WorldSize): World {
  const inputs = largeWorldInputs(composition, seed, now, size);
  const { given, ...how } = inputs;
  return takePrepared(inputs) ?? deepFreeze(makeWorld(given, how));
}

/** Inputs of a large world. For the default scenario the product is removed, so that the seed chooses it. */
export function largeWorldInputs(
  { scenarios, given }: Composition,
  seed: number,
  now: Instant,
  size: WorldSize,
): LargeWorldInputs {
  const names = scenarios.join(',');
  const { product: _removed, ...viewer } = given.viewer ?? {};
  const open = names === DEFAULT_SCENARIO ? { ...given, viewer } : given;
  return { given: open, seed: `${names} ${seed} ${size}`, now, size };
}

/** Drops the cached worlds after a scenario has changed. The next sessions get new worlds; existing ones keep theirs. */
export const forgetWorlds = (): void => cache.clear();

import { atProduct, type Composition } from '../scenarios/compose.ts';
import { makeAhead } from '../scenarios/largeWorlds.ts';
import { largeWorldInputs, worldOf } from '../scenarios/worlds.ts';
import { letRun, runningFrom, stoppedAt } from './clock.ts';
import { withIds } from './fault.ts';
import { unplayed } from './replay.ts';
import type { Session } from './session.ts';
import { moveTo } from './session.ts';
import type { StartOptions } from './startOptions.ts';

/** Default seed of the data that a scenario leaves open. */
const DEFAULT_SEED = 20261112;

/** Prepares the slow part of a session's start beside other requests. @throws TooManyLargeWorlds, GivenImpossible */
export async function prepareStart(
  composition: Composition,
  { seed = DEFAULT_SEED, clock = composition.clock.at, size }: StartOptions,
): Promise<void> {
  if (size) await makeAhead(largeWorldInputs(composition, seed, clock, size));
}

/** Returns a session at the start of a scenario. */
export function startSession(
  id: string,
  composition: Composition,
  options: StartOptions & { readonly machine: number },
): Session {
  const seed = options.seed ?? DEFAULT_SEED;
  const at = options.clock ?? composition.clock.at;
  const world = worldOf(composition, seed, at, options.size);
  const { product } = world.viewer;
  const begun: Session = {
    id,
    scenarios: composition.scenarios,
    title: composition.title,
    visit: options.size && product ? atProduct(composition.visit, product) : composition.visit,
    seed,
    ...(options.size && { size: options.size }),
    startedAt: at,
    clock: composition.clock.running ? runningFrom(at, options.machine) : stoppedAt(at),
    world,
    worldAt: at,
    history: [{ at, world }],
    faults: withIds(options.faults ?? composition.faults),
    ...(composition.replay.length > 0 && { replay: unplayed(composition.replay) }),
  };
  const { now, running, machine, finish = (session) => session } = options;
  const moved =
    now === undefined
      ? begun
      : moveTo(begun, now, machine, (instant) => worldOf(composition, seed, instant, options.size));
  return finish(running === undefined ? moved : { ...moved, clock: letRun(moved.clock, running, machine) });
}

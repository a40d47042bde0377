/** Advances a large world beside other requests: each event is a separate step. */
import { setImmediate } from 'node:timers/promises';
import { eventsUntil } from '../world/events.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';

/** A world advanced before its session's clock moves. */
export interface Advanced {
  readonly from: World;
  readonly until: Instant;
  readonly world: World;
}

export async function advanceBesideOthers(from: World, until: Instant): Promise<Advanced> {
  let world = from;
  for (const after of eventsUntil(from, until)) {
    world = after;
    await setImmediate();
  }
  return { from, until, world };
}

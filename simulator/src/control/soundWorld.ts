import { deepFreeze } from '../json/deepFreeze.ts';
import { departures, modelOf } from '../json/shape.ts';
import { DEFAULT_SCENARIO } from '../scenarios/library.ts';
import type { Library } from '../scenarios/library.ts';
import { worldOf } from '../scenarios/worlds.ts';
import { dayOf, type Instant } from '../world/values/calendar.ts';
import { brokenLaws } from '../world/laws.ts';
import type { World } from '../world/world.ts';
import { Refused } from './refused.ts';

interface Made {
  /** Worlds that are known to hold: together they show which members are optional. */
  readonly samples: readonly World[];
  readonly seed: number;
  readonly at: Instant;
  readonly library: Library;
}

/**
 * A world that people made, held against the shape of worlds and against their laws.
 * @param what the start of the message: what would have become of it
 * @throws Refused naming each place, or each law
 */
export function soundWorld(document: unknown, what: string, { samples, seed, at, library }: Made): World {
  const baseline = worldOf(library.compose(DEFAULT_SCENARIO), seed, at);
  const violations = departures(modelOf([...samples, baseline]), document);
  if (violations.length > 0) throw new Refused(400, `${what}不成立`, { violations });
  const world = document as World;
  const broken = brokenLaws(world, dayOf(at));
  if (broken.length === 0) return deepFreeze(world);
  const names = [...new Set(broken.map(({ law }) => law))].join('、');
  throw new Refused(400, `${what}违反规律：${names}`, { laws: broken });
}

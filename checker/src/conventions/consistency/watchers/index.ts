/** Every watcher of the tracker. */
import type { Operation } from '../../../core/contract/types.ts';
import { BalancedEntries } from './balancedEntries.ts';
import { Boundaries } from './boundaries.ts';
import { BoundTokens } from './boundTokens.ts';
import { ClockZones } from './clockZones.ts';
import { Counters } from './counters.ts';
import { Deadlines } from './deadlines.ts';
import { EtagChange } from './etagChange.ts';
import { EtagMember } from './etagMember.ts';
import { HiddenParts } from './hiddenParts.ts';
import { KeyedAnswers } from './keyedAnswers.ts';
import { LeavesList } from './leavesList.ts';
import { Limits } from './limits.ts';
import { Locations } from './locations.ts';
import { MergedMaps } from './mergedMaps.ts';
import { NeededParts } from './neededParts.ts';
import { NumbersOnce } from './numbersOnce.ts';
import { Overlaps } from './overlaps.ts';
import { PartsTogether } from './partsTogether.ts';
import { RateLimits } from './rateLimits.ts';
import { RefusedChanges } from './refusedChanges.ts';
import { RemovedParts } from './removedParts.ts';
import { ReplayedAnswers } from './replayedAnswers.ts';
import { ReusedIds } from './reusedIds.ts';
import { ReusedKey } from './reusedKey.ts';
import { RoleWords } from './roleWords.ts';
import { Searches } from './searches.ts';
import { SecondCreations } from './secondCreations.ts';
import { ShownOnce } from './shownOnce.ts';
import { SingleUse } from './singleUse.ts';
import { Slots } from './slots.ts';
import { StatedEffects } from './statedEffects.ts';
import { StatedRules } from './statedRules.ts';
import { StatusCounts } from './statusCounts.ts';
import { StepGraph } from './stepGraph.ts';
import { Uniqueness } from './uniqueness.ts';
import { UploadSize } from './uploadSize.ts';
import type { Watcher } from './watcher.ts';
import { WithinMissing } from './withinMissing.ts';

export interface Watchers {
  readonly roles: RoleWords;
  /** Watchers of the account whose credentials the request carries, also if it is sent for another one. */
  readonly ofCaller: ReadonlySet<Watcher>;
  readonly all: readonly Watcher[];
}

/** @param operations operations whose sentences may contain a promise */
export function makeWatchers(operations: readonly Operation[]): Watchers {
  const roles = new RoleWords();
  const once = new SecondCreations();
  const keyed = new KeyedAnswers();
  return {
    roles,
    ofCaller: new Set<Watcher>([roles, once, keyed]),
    all: [
      roles,
      once,
      keyed,
      new Deadlines((account) => roles.isLimited(account)),
      new BalancedEntries(operations),
      new Boundaries(),
      new BoundTokens(),
      new ClockZones(),
      new Counters(operations),
      new EtagChange(),
      new EtagMember(),
      new HiddenParts((account) => roles.isLimited(account)),
      new LeavesList(),
      new Limits(),
      new Locations(operations),
      new MergedMaps(),
      new NeededParts(),
      new NumbersOnce(operations),
      new Overlaps(),
      new PartsTogether(operations),
      new RateLimits(),
      new RefusedChanges(),
      new RemovedParts(),
      new ReusedKey(),
      new ReplayedAnswers(),
      new ReusedIds(),
      new Searches(),
      new ShownOnce(),
      new SingleUse(),
      new Slots(operations),
      new StatedEffects(),
      new StatedRules((account) => roles.isLimited(account)),
      new StatusCounts(),
      new StepGraph(),
      new Uniqueness(),
      new UploadSize(),
      new WithinMissing(),
    ],
  };
}

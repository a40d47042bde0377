import { ScenarioConflict } from '../scenarios/compose.ts';
import type { Composition } from '../scenarios/compose.ts';
import { UnknownScenario } from '../scenarios/library.ts';
import type { Library } from '../scenarios/library.ts';
import { faultProblemsIn } from '../services/checkFault.ts';
import { runningFrom, stoppedAt } from '../sessions/clock.ts';
import { isoTime } from '../sessions/isoTime.ts';
import { unplayed } from '../sessions/replay.ts';
import type { Instant } from '../world/values/calendar.ts';
import { inRange } from '../world/values/clockRange.ts';
import type { ControlHandler } from './context.ts';
import { Refused, refuseImpossible } from './refused.ts';
import { sessionState } from './session.ts';
import { worldMaker } from './worldMaker.ts';

export const exportSnapshot: ControlHandler<'exportSnapshot'> = async (_input, { sessions, sessionId }) => {
  const session = await sessions.current(sessionId);
  return {
    version: 1,
    scenarios: [...session.scenarios],
    seed: session.seed,
    ...(session.size && { size: session.size }),
    clock: { now: isoTime(sessions.now(session)), running: session.clock.running },
    world: { ...session.world },
    faults: [...session.faults],
  };
};

/** Replaces the session by a snapshot. Its history starts at the snapshot's time. */
export const importSnapshot: ControlHandler<'importSnapshot'> = async (
  snapshot,
  { sessions, sessionId, library },
) => {
  const at = validInstant(Date.parse(snapshot.clock.now));
  const composition = composed(snapshot.scenarios, library);
  const violations = faultProblemsIn(snapshot.faults);
  if (violations.length > 0) throw new Refused(400, '快照不成立', { violations });
  const toWorld = await worldMaker();
  const world = toWorld(snapshot.world, '快照的世界', at);
  const session = {
    id: sessionId,
    scenarios: composition.scenarios,
    title: composition.title,
    visit: composition.visit,
    seed: snapshot.seed,
    ...(snapshot.size && { size: snapshot.size }),
    startedAt: at,
    clock: snapshot.clock.running ? runningFrom(at, sessions.machine()) : stoppedAt(at),
    world,
    worldAt: at,
    history: [{ at, world }],
    imported: true as const,
    faults: snapshot.faults,
    ...(composition.replay.length > 0 && { replay: unplayed(composition.replay) }),
  };
  return sessionState(await sessions.begin(session), sessions);
};

/** @throws Refused if the time is outside the clock's range */
function validInstant(at: Instant): Instant {
  try {
    return inRange(at);
  } catch (error) {
    return refuseImpossible(error);
  }
}

function composed(names: readonly string[], library: Library): Composition {
  try {
    return library.compose(names.join(','));
  } catch (error) {
    if (error instanceof UnknownScenario || error instanceof ScenarioConflict)
      throw new Refused(400, error.message, {
        violations: [{ pointer: '/scenarios', message: error.message }],
      });
    throw error;
  }
}

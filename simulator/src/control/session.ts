import { ScenarioConflict } from '../scenarios/compose.ts';
import { UnknownScenario } from '../scenarios/library.ts';
import type { SessionDesk } from '../sessions/desk.ts';
import { pending } from '../sessions/fault.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { Session } from '../sessions/session.ts';
import type { ControlHandler } from './context.ts';
import { Refused, refuseImpossible } from './refused.ts';

export const shown = (session: Session, desk: SessionDesk) => ({
  id: session.id,
  scenarios: [...session.scenarios],
  title: session.title,
  seed: session.seed,
  clock: { now: isoTime(desk.now(session)), running: session.clock.running },
  visit: session.visit,
  faults: pending(session.faults).length,
});

export const getSession: ControlHandler<'getSession'> = async (_input, { desk, sessionId }) =>
  shown(await desk.current(sessionId), desk);

export const startSession: ControlHandler<'startSession'> = async (
  { scenario, seed, clock },
  { desk, log, sessionId },
) => {
  const options = {
    ...(seed !== undefined && { seed }),
    ...(clock !== undefined && { clock: Date.parse(clock) }),
  };
  const session = await desk.start(sessionId, scenario, options).catch(refuse);
  await log.clear(sessionId);
  return shown(session, desk);
};

export const deleteSession: ControlHandler<'deleteSession'> = async (_input, { desk, sessionId }) => {
  const session = await desk.current(sessionId);
  await desk.remove(sessionId);
  return shown(session, desk);
};

function refuse(error: unknown): never {
  if (error instanceof UnknownScenario) throw new Refused(404, error.message, { nearest: error.nearest });
  if (error instanceof ScenarioConflict)
    throw new Refused(400, error.message, { violations: error.violations });
  return refuseImpossible(error);
}

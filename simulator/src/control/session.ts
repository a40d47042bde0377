import { ScenarioConflict } from '../scenarios/compose.ts';
import { UnknownScenario } from '../scenarios/library.ts';
import { remaining } from '../sessions/fault.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { SessionManager } from '../sessions/manager.ts';
import type { Session } from '../sessions/session.ts';
import type { ControlHandler } from './context.ts';
import { Refused, refuseImpossible } from './refused.ts';
import { addResumedState } from './resume.ts';

/** Returns a session as the API shows it. */
export const sessionState = (session: Session, sessions: SessionManager) => ({
  id: session.id,
  ...(session.name !== undefined && { name: session.name }),
  scenarios: [...session.scenarios],
  title: session.title,
  seed: session.seed,
  ...(session.size && { size: session.size }),
  clock: { now: isoTime(sessions.now(session)), running: session.clock.running },
  visit: session.visit,
  faults: remaining(session.faults).length,
});

export const getSession: ControlHandler<'getSession'> = async (_input, { sessions, sessionId }) =>
  sessionState(await sessions.current(sessionId), sessions);

export const startSession: ControlHandler<'startSession'> = async (
  { scenarios, seed, size, clock, now, running, ...resumed },
  { sessions, log, sessionId },
) => {
  const options = {
    ...(seed !== undefined && { seed }),
    ...(size !== undefined && { size }),
    ...(clock !== undefined && { clock: Date.parse(clock) }),
    ...(now !== undefined && { now: Date.parse(now) }),
    ...(running !== undefined && { running }),
    // The last step of the start puts the resumed state into the session.
    finish: await addResumedState(resumed),
  };
  const session = await sessions.start(sessionId, scenarios.join(','), options).catch(refuse);
  await log.clear(sessionId);
  return sessionState(session, sessions);
};

export const deleteSession: ControlHandler<'deleteSession'> = async (
  _input,
  { sessions, log, sessionId },
) => {
  const session = await sessions.current(sessionId);
  await log.clear(sessionId);
  await sessions.remove(sessionId);
  return sessionState(session, sessions);
};

export const nameSession: ControlHandler<'nameSession'> = async ({ name }, { sessions, sessionId }) => {
  const text = name.trim();
  const session = await sessions.change(sessionId, ({ name: _, ...rest }) => {
    const named = text === '' ? rest : { ...rest, name: text };
    // The new session, and the result of `change`.
    return [named, named];
  });
  return sessionState(session, sessions);
};

function refuse(error: unknown): never {
  if (error instanceof UnknownScenario) throw new Refused(404, error.message, { nearest: error.nearest });
  if (error instanceof ScenarioConflict)
    throw new Refused(400, error.message, { violations: error.violations });
  return refuseImpossible(error);
}

import { letRun } from '../sessions/clock.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { Session } from '../sessions/session.ts';
import { prepareStart } from '../sessions/start.ts';
import type { Instant } from '../world/values/calendar.ts';
import { inRange } from '../world/values/clockRange.ts';
import { durationMs } from '../world/values/duration.ts';
import type { ControlContext, ControlHandler } from './context.ts';
import { refuseImpossible } from './refused.ts';

const DAY = 86_400_000;

const shown = (session: Session, { sessions }: ControlContext) => ({
  now: isoTime(sessions.now(session)),
  running: session.clock.running,
});

export const getClock: ControlHandler<'getClock'> = async (_input, context) =>
  shown(await context.sessions.current(context.sessionId), context);

/** Before the session's start the world is made again, a large one beside other requests. */
async function remadeAhead(to: Instant, { sessions, sessionId, library }: ControlContext): Promise<void> {
  const { history, scenarios, seed, size } = await sessions.current(sessionId);
  if (history.some(({ at }) => at <= to)) return;
  await prepareStart(library.compose(scenarios.join(',')), { seed, clock: to, ...(size && { size }) });
}

/** Order: position, then advance, then run or stop. */
export const setClock: ControlHandler<'setClock'> = async ({ at, advance, running }, context) => {
  const { sessions, sessionId } = context;
  const ahead =
    advance === undefined ? 0 : typeof advance === 'string' ? durationMs(advance) : advance.days * DAY;
  const from = at === undefined ? sessions.now(await sessions.current(sessionId)) : Date.parse(at);
  try {
    // Checked before the first step, so that an invalid step leaves everything as it was.
    inRange(from + ahead);
    if (at !== undefined) await remadeAhead(from, context);
    // Before the session's start the scenario is made again, which that time may not allow.
    if (at !== undefined) await sessions.moveClock(sessionId, () => from);
    if (ahead > 0) await sessions.moveClock(sessionId, (_session, now) => now + ahead);
  } catch (error) {
    refuseImpossible(error);
  }
  const session = await sessions.change(sessionId, (before) => {
    const after =
      running === undefined
        ? before
        : { ...before, clock: letRun(before.clock, running, sessions.machine()) };
    return [after, after];
  });
  return shown(session, context);
};

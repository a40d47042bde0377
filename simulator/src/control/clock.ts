import type { Inputs } from '#generated/control/io.ts';
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

const clockState = (session: Session, { sessions }: ControlContext) => ({
  now: isoTime(sessions.now(session)),
  running: session.clock.running,
});

export const getClock: ControlHandler<'getClock'> = async (_input, context) =>
  clockState(await context.sessions.current(context.sessionId), context);

/**
 * Before the first entry of the session's history the world must be made again. This prepares it, so that a large one
 * does not block other requests.
 */
async function prepareEarlierStart(
  to: Instant,
  { sessions, sessionId, library }: ControlContext,
): Promise<void> {
  const { history, scenarios, seed, size } = await sessions.current(sessionId);
  if (history.some(({ at }) => at <= to)) return;
  await prepareStart(library.compose(scenarios.join(',')), { seed, clock: to, ...(size && { size }) });
}

/** Returns the milliseconds of a duration such as `PT30M`, or of a number of days. */
const advanceMs = (advance: NonNullable<Inputs['setClock']['advance']>): number =>
  typeof advance === 'string' ? durationMs(advance) : advance.days * DAY;

/** Sets the clock to `at`, then moves it forward by `advance`, then lets it run or stops it. */
export const setClock: ControlHandler<'setClock'> = async ({ at, advance, running }, context) => {
  const { sessions, sessionId } = context;
  const forwardMs = advance === undefined ? 0 : advanceMs(advance);
  const from = at === undefined ? sessions.now(await sessions.current(sessionId)) : Date.parse(at);
  try {
    // Checked before the first step, so that an invalid step leaves everything as it was.
    inRange(from + forwardMs);
    if (at !== undefined) await prepareEarlierStart(from, context);
    // Refused if the session must start again at a time that its scenario does not allow.
    if (at !== undefined) await sessions.moveClock(sessionId, () => from);
    if (forwardMs > 0) await sessions.moveClock(sessionId, (_session, now) => now + forwardMs);
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
  return clockState(session, context);
};

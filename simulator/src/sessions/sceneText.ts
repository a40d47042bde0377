/** Converts a session to text and back. Pure. */
import { deepFreeze } from '../json/deepFreeze.ts';
import type { Instant } from '../world/values/calendar.ts';
import { runningFrom, standingAt } from './clock.ts';
import type { Session } from './session.ts';

/** Everything except the past, the clock (which depends on the machine) and the identity of the session. */
type Written = Omit<Session, 'id' | 'name' | 'history' | 'clock' | 'onContact'> & {
  readonly now: Instant;
  readonly running: boolean;
};

/** Returns the number of changes of a session's world. */
export const operationsOf = ({ history, earlierOperations = 0 }: Session): number =>
  history.length - 1 + earlierOperations;

/** @param now time of its clock */
export function sceneText(session: Session, now: Instant): string {
  const { id: _id, name: _name, history: _history, clock, onContact: _contact, ...rest } = session;
  const written: Written = {
    ...rest,
    now,
    running: clock.running,
    earlierOperations: operationsOf(session),
  };
  return JSON.stringify(written);
}

/** The session continues from there: earlier states cannot be restored. */
export function sessionOf(text: string, id: string, machine: number): Session {
  const { now, running, ...rest } = JSON.parse(text) as Written;
  return deepFreeze({
    ...rest,
    id,
    clock: running ? runningFrom(now, machine) : standingAt(now),
    history: [{ at: rest.worldAt, world: rest.world }],
  });
}

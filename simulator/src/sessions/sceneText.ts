/** Converts a session to text and back. Pure. */
import { deepFreeze } from '../json/deepFreeze.ts';
import type { Instant } from '../world/values/calendar.ts';
import { runningFrom, stoppedAt } from './clock.ts';
import type { Session } from './session.ts';

/** A session without its history, its clock (which depends on the machine) and its identity. */
type SceneContent = Omit<Session, 'id' | 'name' | 'history' | 'clock' | 'onContact'> & {
  readonly now: Instant;
  readonly running: boolean;
};

/** Returns the number of changes of a session's world. */
export const operationsOf = ({ history, earlierOperations = 0 }: Session): number =>
  history.length - 1 + earlierOperations;

/** Returns the text of a scene. @param now time of the session's clock */
export function sceneText(session: Session, now: Instant): string {
  const { id: _id, name: _name, history: _history, clock, onContact: _contact, ...rest } = session;
  const written: SceneContent = {
    ...rest,
    now,
    running: clock.running,
    earlierOperations: operationsOf(session),
  };
  return JSON.stringify(written);
}

/** Returns a session that continues from a scene. Its history starts there, so earlier states cannot be restored. */
export function sessionOf(text: string, id: string, machine: number): Session {
  const { now, running, ...rest } = JSON.parse(text) as SceneContent;
  return deepFreeze({
    ...rest,
    id,
    clock: running ? runningFrom(now, machine) : stoppedAt(now),
    history: [{ at: rest.worldAt, world: rest.world }],
  });
}

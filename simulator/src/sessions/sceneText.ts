/** A session as a text that any store can keep, and back. Pure. */
import { deepFreeze } from '../json/deepFreeze.ts';
import type { Instant } from '../world/values/calendar.ts';
import { runningFrom, standingAt } from './clock.ts';
import type { Session } from './session.ts';

/** Everything but its past, its clock (which runs with a machine) and what names this one session. */
type Written = Omit<Session, 'id' | 'name' | 'history' | 'clock' | 'onContact'> & {
  readonly now: Instant;
  readonly running: boolean;
};

/** How often the world of a session was changed. */
export const operationsOf = ({ history, earlierOperations = 0 }: Session): number =>
  history.length - 1 + earlierOperations;

/** @param now what its clock shows */
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

/** The session goes on from there: what came before can no longer be rewound. */
export function sessionOf(text: string, id: string, machine: number): Session {
  const { now, running, ...rest } = JSON.parse(text) as Written;
  return deepFreeze({
    ...rest,
    id,
    clock: running ? runningFrom(now, machine) : standingAt(now),
    history: [{ at: rest.worldAt, world: rest.world }],
  });
}

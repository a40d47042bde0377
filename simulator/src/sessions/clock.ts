import type { Instant } from '../world/values/calendar.ts';

/** A session's clock: it stands at an instant, or runs from it since a moment of the machine's own time. */
export type Clock =
  | { readonly at: Instant; readonly running: false }
  | { readonly at: Instant; readonly running: true; readonly since: number };

export const standingAt = (at: Instant): Clock => ({ at, running: false });

export const runningFrom = (at: Instant, machine: number): Clock => ({ at, running: true, since: machine });

/** What the clock shows. @param machine the machine's own time in ms */
export const readClock = (clock: Clock, machine: number): Instant =>
  clock.running ? clock.at + (machine - clock.since) : clock.at;

/** The same clock put to another instant. */
export const setTo = (clock: Clock, at: Instant, machine: number): Clock =>
  clock.running ? runningFrom(at, machine) : standingAt(at);

/** The same instant, running or standing. */
export const letRun = (clock: Clock, running: boolean, machine: number): Clock => {
  const at = readClock(clock, machine);
  return running ? runningFrom(at, machine) : standingAt(at);
};

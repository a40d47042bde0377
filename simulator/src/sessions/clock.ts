import type { Instant } from '../world/values/calendar.ts';

/** Session clock: it is stopped at an instant, or runs from it since a moment of machine time. */
export type Clock =
  | { readonly at: Instant; readonly running: false }
  | { readonly at: Instant; readonly running: true; readonly since: number };

export const stoppedAt = (at: Instant): Clock => ({ at, running: false });

export const runningFrom = (at: Instant, machine: number): Clock => ({ at, running: true, since: machine });

/** Returns the time of the clock. @param machine machine time in ms */
export const readClock = (clock: Clock, machine: number): Instant =>
  clock.running ? clock.at + (machine - clock.since) : clock.at;

/** Returns the clock set to another instant. */
export const setTo = (clock: Clock, at: Instant, machine: number): Clock =>
  clock.running ? runningFrom(at, machine) : stoppedAt(at);

/** Returns the clock at the same instant, running or stopped. */
export const letRun = (clock: Clock, running: boolean, machine: number): Clock => {
  const at = readClock(clock, machine);
  return running ? runningFrom(at, machine) : stoppedAt(at);
};

import type { Instant } from '../world/values/calendar.ts';

/** A session's clock: it stands at an instant, or runs from it since a moment of the machine's own time. */
export type Clock =
  | { readonly at: Instant; readonly running: false }
  | { readonly at: Instant; readonly running: true; readonly since: number };

/** Where a clock may stand: what the calendar of bills is made for, and the years that four digits write. */
const RANGE = { from: Date.parse('2000-01-01T00:00:00+08:00'), to: Date.parse('2100-01-01T00:00:00+08:00') };

/** A time at which no clock may stand. */
export class ClockOutOfRange extends Error {
  override readonly name = 'ClockOutOfRange';
  constructor() {
    super('时钟应在 2000 年至 2099 年之间');
  }
}

/** @throws ClockOutOfRange */
export function inRange(at: Instant): Instant {
  if (at >= RANGE.from && at < RANGE.to) return at;
  throw new ClockOutOfRange();
}

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

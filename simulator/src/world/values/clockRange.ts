import type { Instant } from './calendar.ts';

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

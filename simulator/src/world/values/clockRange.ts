import type { Instant } from './calendar.ts';

/** Range of session clocks: within it, the calendar of bills is valid and years have four digits. */
const RANGE = { from: Date.parse('2000-01-01T00:00:00+08:00'), to: Date.parse('2100-01-01T00:00:00+08:00') };

/** A time outside the clock range. */
export class ClockOutOfRange extends Error {
  override readonly name = 'ClockOutOfRange';
  constructor() {
    super('时钟应在 2000 年至 2099 年之间');
  }
}

/** Returns the instant if it is in the range. @throws ClockOutOfRange */
export function inRange(at: Instant): Instant {
  if (at >= RANGE.from && at < RANGE.to) return at;
  throw new ClockOutOfRange();
}

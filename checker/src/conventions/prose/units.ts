import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../core/base/timeUnits.ts';

/** Milliseconds of a unit of time, by its name in sentences. Months and years have their greatest length. */
export const UNIT_MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: MINUTE_MS,
  hour: HOUR_MS,
  day: DAY_MS,
  night: DAY_MS,
  week: WEEK_MS,
  month: 31 * DAY_MS,
  year: 366 * DAY_MS,
};

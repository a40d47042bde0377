import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../core/base/timeUnits.ts';

/** The unit of an amount at the end of a member's name, which a text leaves out: `goods` for `goods_cents`. */
const OF_AMOUNT = /_?(?:cents?|euros?|eur|usd|fen|amount)$/i;

/** Returns a member's name without the unit of its amount. */
export const withoutUnit = (name: string): string => name.replace(OF_AMOUNT, '');

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

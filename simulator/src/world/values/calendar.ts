/** Dates of the provider in Asia/Shanghai: UTC+8 without summer time since 1992. */

/** Milliseconds since the epoch. */
export type Instant = number;
/** YYYY-MM-DD in Asia/Shanghai. Days compare as text. */
export type Day = string;
/** YYYY-MM-DD HH:mm:ss in Asia/Shanghai. */
export type Moment = string;

const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

const pad = (value: number): string => String(value).padStart(2, '0');

const textOf = (date: Date): Day =>
  `${String(date.getUTCFullYear()).padStart(4, '0')}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** Cache of parsed days: parsing costs more than the arithmetic, and a world has few days. */
const serials = new Map<Day, number>();
/** Maximum number of cached days. */
const SERIALS_LIMIT = 20_000;

/** Returns days since the epoch, for arithmetic. */
function serialOf(day: Day): number {
  const known = serials.get(day);
  if (known !== undefined) return known;
  if (serials.size >= SERIALS_LIMIT) serials.clear();
  const serial = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  serials.set(day, serial);
  return serial;
}

export const dayOf = (instant: Instant): Day => textOf(new Date(instant + OFFSET_MS));

export const momentOf = (instant: Instant): Moment => {
  const local = new Date(instant + OFFSET_MS);
  return `${textOf(local)} ${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}:${pad(local.getUTCSeconds())}`;
};

export const instantOf = (day: Day, time = '00:00:00'): Instant => Date.parse(`${day}T${time}+08:00`);

export const instantOfMoment = (moment: Moment): Instant => instantOf(moment.slice(0, 10), moment.slice(11));

export const hourOf = (instant: Instant): number => new Date(instant + OFFSET_MS).getUTCHours();

export const addDays = (day: Day, days: number): Day => textOf(new Date((serialOf(day) + days) * DAY_MS));

export const laterDay = (a: Day, b: Day): Day => (a > b ? a : b);
export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b);

export const daysBetween = (from: Day, to: Day): number => serialOf(to) - serialOf(from);

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => ((((serialOf(day) + 3) % 7) + 7) % 7) + 1;

export const dayOfMonth = (day: Day): number => Number(day.slice(8));

/** Returns the month of a day as YYYY-MM. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** First and last day, both included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** Returns whether a day or moment lies in the period. */
export const isWithin =
  ({ from, to }: Period) =>
  (at: Day | Moment): boolean => {
    const day = at.slice(0, 10);
    return day >= from && day <= to;
  };

/** Returns the given day of a month, or its last one if the month is shorter. */
export function dayInMonth(month: string, date: number): Day {
  const [year, index] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, index, 0)).getUTCDate();
  return `${month}-${pad(Math.min(date, last))}`;
}

export const lastOfMonth = (month: string): Day => dayInMonth(month, 31);

export function addMonths(month: string, months: number): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return textOf(new Date(Date.UTC(year, index - 1 + months, 1))).slice(0, 7);
}

/** Returns the next such weekday after a day, never the day itself. */
export const nextWeekday = (day: Day, weekday: number): Day =>
  addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);

export const firstOfNextMonth = (day: Day): Day => `${addMonths(monthOf(day), 1)}-01`;

/** Returns when a month is over: the first moment of the next one. @param month as YYYY-MM */
export const endOfMonth = (month: string): Moment => `${addMonths(month, 1)}-01 00:00:00`;

/** Returns the whole months from one day to another: 0 from 2024-01-31 to 2024-02-29, and 2 to 2024-03-31. */
export function monthsBetween(from: Day, to: Day): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return dayOfMonth(to) < dayOfMonth(from) ? months - 1 : months;
}

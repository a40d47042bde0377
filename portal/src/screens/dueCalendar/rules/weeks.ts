import { firstDayOf, lastDayOf } from '../../../format/month.ts';

const DAY = 86_400_000; // ms

/** Weekday of a YYYY-MM-DD: 0 is Monday. */
export const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Weeks of a month from Monday on; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const weeks: (string | undefined)[][] = [];
  for (let monday = shifted(first, -weekday(first)); monday <= last; monday = shifted(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => shifted(monday, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : undefined)));
  }
  return weeks;
}

/** Month before or after, YYYY-MM. */
export const monthBeside = (month: string, months: -1 | 1): string => firstDayOf(month, months).slice(0, 7);

import { dayPlus } from '../../../format/date.ts';
import { firstDayOf, lastDayOf } from '../../../format/month.ts';

/** Weekday of a YYYY-MM-DD: 0 is Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Weeks of a month from Monday on; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const weeks: (string | undefined)[][] = [];
  for (let monday = dayPlus(first, -weekday(first)); monday <= last; monday = dayPlus(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => dayPlus(monday, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : undefined)));
  }
  return weeks;
}

/** Month before or after, YYYY-MM. */
export const monthBeside = (month: string, months: -1 | 1): string => firstDayOf(month, months).slice(0, 7);

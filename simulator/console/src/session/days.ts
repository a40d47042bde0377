import { readDate } from '#portal/ui/control/dateText.ts';

/** Days of the provider, in Asia/Shanghai, which has no daylight saving time. */

const DAY = 86_400_000;
const OFFSET = 8 * 3_600_000;

/** @returns YYYY-MM-DD */
const dayOf = (instant: number): string => new Date(instant + OFFSET).toISOString().slice(0, 10);

/** @returns 0 for Sunday */
export const weekdayOf = (instant: number): number => new Date(instant + OFFSET).getUTCDay();

/** Returns an instant as ISO 8601 with the provider's offset. */
export const isoOf = (instant: number): string =>
  new Date(instant + OFFSET).toISOString().replace(/\.\d+Z$/, '+08:00');

/** Parses a typed day and time into ISO 8601 with the provider's offset; undefined for a moment that does not exist. */
export function momentOf(day: string, time: string): string | undefined {
  const date = readDate(day, 'day');
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3])[:：]([0-5]\d)$/.exec(time.trim()) ?? [];
  return date === undefined || hour === ''
    ? undefined
    : `${date}T${hour.padStart(2, '0')}:${minute}:00+08:00`;
}

/** Returns ten in the morning of a day, after the provider's nightly work. */
const morningOf = (day: string): number => Date.parse(`${day}T10:00:00+08:00`);

export interface DueMoves {
  /** Next day with an unpaid item due. */
  readonly due: { readonly day: string; readonly at: string } | undefined;
  /** The day after the nearest due day, which may be today: the first day on which that item is overdue. */
  readonly overdue: { readonly day: string; readonly at: string } | undefined;
}

/** Returns the targets of the clock's buttons. @param dueDays of unpaid items, YYYY-MM-DD, in any order */
export function dueMoves(dueDays: readonly string[], now: number): DueMoves {
  const today = dayOf(now);
  const days = dueDays.toSorted();
  const due = days.find((day) => day > today);
  const nearest = days.find((day) => day >= today);
  const overdue = nearest === undefined ? undefined : morningOf(nearest) + DAY;
  return {
    due: due === undefined ? undefined : { day: due, at: isoOf(morningOf(due)) },
    overdue: overdue === undefined ? undefined : { day: dayOf(overdue), at: isoOf(overdue) },
  };
}

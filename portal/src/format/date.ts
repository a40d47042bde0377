import dayjs from 'dayjs';

export const EMPTY_DATE = '-';
const DATE_FORMAT = 'YYYY-MM-DD';
export const DATE_TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** Empty gives `-`; the default format is YYYY-MM-DD. 1 §5 */
export function formatDate(
  value: string | number | Date | null | undefined,
  format: string = DATE_FORMAT,
): string {
  if (value === null || value === undefined || value === '') return EMPTY_DATE;
  const date = dayjs(value);
  return date.isValid() ? date.format(format) : EMPTY_DATE;
}

/** A date-time string of which only the day is shown (repayment plans, 2 §3). */
export const dayOf = (value: string | null | undefined): string => (value ? value.slice(0, 10) : EMPTY_DATE);

/** Shanghai keeps no summer time (the last was in 1991), and arithmetic costs nothing: Intl's first use costs 15 ms. */
const SHANGHAI_OFFSET = 8 * 3_600_000; // ms

/** The provider's calendar day of an instant: it lives in Shanghai, whatever the browser's zone. */
export const shanghaiDay = (instant: number): string =>
  new Date(instant + SHANGHAI_OFFSET).toISOString().slice(0, 10);

/** An instant as the wire writes it, YYYY-MM-DD HH:mm:ss. */
export const shanghaiMoment = (instant: number): string =>
  new Date(instant + SHANGHAI_OFFSET).toISOString().slice(0, 19).replace('T', ' ');

/** Sorts dates as the wire writes them, the earliest first: as text, since a locale's order costs 10 ms at its first use. */
export const byDate = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Whole days from one YYYY-MM-DD to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

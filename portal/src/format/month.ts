/** @param month from 0, as in Date; day 0 is the last day of the month before */
const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Returns the first day of the month of a YYYY-MM-DD or YYYY-MM, or of a month that is `months` later. */
export function firstDayOf(text: string, months = 0): string {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return dayAt(year, month - 1 + months, 1);
}

/** Returns the last day of the month of a YYYY-MM-DD or YYYY-MM. */
export function lastDayOf(text: string): string {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return dayAt(year, month, 0);
}

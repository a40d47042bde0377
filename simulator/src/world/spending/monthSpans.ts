/** Months of a period, the first and the last one cut to it. */
import { addMonths, dayInMonth, monthOf, type Day } from '../values/calendar.ts';

export interface Span {
  readonly from: Day;
  readonly to: Day;
}

export interface MonthSpan extends Span {
  /** YYYY-MM */
  readonly month: string;
}

const LAST_DAY = 31;

/** Returns the months in order; none if the period ends before it begins. */
export function monthSpans({ from, to }: Span): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) {
    const first = `${month}-01`;
    const last = dayInMonth(month, LAST_DAY);
    spans.push({ month, from: from > first ? from : first, to: to < last ? to : last });
  }
  return from > to ? [] : spans;
}

/** Whether a day or moment lies in the period. */
export const isWithin =
  ({ from, to }: Span) =>
  (at: string): boolean => {
    const day = at.slice(0, 10);
    return day >= from && day <= to;
  };

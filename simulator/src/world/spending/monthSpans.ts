/** Months of a period. The first and the last month may be incomplete. */
import { addMonths, earlierDay, lastOfMonth, laterDay, monthOf, type Period } from '../values/calendar.ts';

export interface MonthSpan extends Period {
  /** YYYY-MM */
  readonly month: string;
}

/** Returns the months in order; none if the period ends before it begins. */
export function monthSpans({ from, to }: Period): MonthSpan[] {
  if (from > to) return [];
  const spans: MonthSpan[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1))
    spans.push({ month, from: laterDay(from, `${month}-01`), to: earlierDay(to, lastOfMonth(month)) });
  return spans;
}

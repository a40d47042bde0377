import { exporting as copy } from '../../copy/ui.ts';
import { dayPlus } from '../../format/date.ts';

/** The days that a list is filtered to, in the request's format. */
export interface RequestedDays {
  readonly days?: number | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
}

/**
 * Describes the days of a file: from the later start of `dateFrom` and `days`, if any, to `dateTo`, or today without it.
 * @param today YYYY-MM-DD
 */
export function exportPeriod({ days, dateFrom, dateTo }: RequestedDays, today: string): string {
  const since = days === undefined ? undefined : dayPlus(today, 1 - days);
  const from = [dateFrom, since]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const to = dateTo ?? today;
  return from === undefined ? copy.until(to) : copy.between(from, to);
}

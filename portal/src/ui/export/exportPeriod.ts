import { exporting as copy } from '../../copy/ui.ts';

/** The days that a list is narrowed to, as its question to the provider has them. */
export interface AskedDays {
  readonly days?: number | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
}

const DAY = 86_400_000; // ms

/** Of which days a file is: both days where the list is narrowed to them, else all up to today. @param today YYYY-MM-DD */
export function exportPeriod({ days, dateFrom, dateTo }: AskedDays, today: string): string {
  const since =
    days === undefined
      ? undefined
      : new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * DAY).toISOString().slice(0, 10);
  const from = [dateFrom, since]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const to = dateTo ?? today;
  return from === undefined ? copy.until(to) : copy.between(from, to);
}

import type { DueDay } from '../queries.ts';

/** Props of both views of a month, MonthGrid and DayList. */
export interface DaysProps {
  /** YYYY-MM */
  readonly month: string;
  /** For screen readers. */
  readonly name: string;
  readonly days: readonly DueDay[];
  readonly chosen: string | undefined;
  readonly onDay: (day: string) => void;
}

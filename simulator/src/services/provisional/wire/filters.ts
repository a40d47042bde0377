/** Filters shared by the lists. An absent filter matches everything. */
import { addDays, type Day } from '#simulator/world/values/calendar.ts';

/** Period filter of the lists. */
export interface Period {
  days?: number | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
}

/** Matches days that are in both periods if there are two: the last days, and first to last day. @param at a day or a moment */
export function inPeriod(at: string, { days, dateFrom, dateTo }: Period, today: Day): boolean {
  const day = at.slice(0, 10);
  return (
    (days === undefined || day > addDays(today, -days)) &&
    (dateFrom === undefined || day >= dateFrom) &&
    (dateTo === undefined || day <= dateTo)
  );
}

/** An empty selection matches everything. */
export const oneOf = <Value>(value: Value | undefined, chosen: readonly Value[] | undefined): boolean =>
  chosen === undefined || chosen.length === 0 || (value !== undefined && chosen.includes(value));

export const same = <Value>(value: Value, wanted: Value | undefined): boolean =>
  wanted === undefined || value === wanted;

/** Matches if the text contains one of the comma-separated parts, without case. */
export const contains = (text: string, wanted: string | undefined): boolean =>
  wanted === undefined ||
  wanted
    .toLowerCase()
    .split(',')
    .some((part) => part.trim() !== '' && text.toLowerCase().includes(part.trim()));

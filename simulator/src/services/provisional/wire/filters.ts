/** Filters that the lists share. What is absent does not narrow. */
import { addDays, type Day } from '#simulator/world/values/calendar.ts';

/** As the lists are asked for it. */
export interface Period {
  days?: number | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
}

/** Both kinds of period at once are their intersection. @param at a day or a moment */
export function inPeriod(at: string, { days, dateFrom, dateTo }: Period, today: Day): boolean {
  const day = at.slice(0, 10);
  return (
    (days === undefined || day > addDays(today, -days)) &&
    (dateFrom === undefined || day >= dateFrom) &&
    (dateTo === undefined || day <= dateTo)
  );
}

/** An empty choice is no choice. */
export const oneOf = <Value>(value: Value | undefined, chosen: readonly Value[] | undefined): boolean =>
  chosen === undefined || chosen.length === 0 || (value !== undefined && chosen.includes(value));

export const same = <Value>(value: Value, wanted: Value | undefined): boolean =>
  wanted === undefined || value === wanted;

/** A number, or a part of it, in capitals or not; several with commas between, of which any matches. */
export const contains = (text: string, wanted: string | undefined): boolean =>
  wanted === undefined ||
  wanted
    .toLowerCase()
    .split(',')
    .some((part) => part.trim() !== '' && text.toLowerCase().includes(part.trim()));

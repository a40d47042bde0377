import { readDate } from '../../../ui/control/dateText.ts';

/** The month of the URL, YYYY-MM, else the current one. */
export const monthIn = (query: URLSearchParams, today: string): string =>
  readDate(query.get('month') ?? '', 'month') ?? today.slice(0, 7);

interface Day {
  readonly date: string;
  readonly due: number;
  readonly overdue: number;
}

/**
 * The day of the URL, if it has bills. Else today if something is due, else the first day with a debt, else the first day.
 * @param days days of the month that have bills
 * @param requested day of the URL
 */
export function chosenDay(days: readonly Day[], requested: string | null, today: string): string | undefined {
  if (requested !== null && days.some(({ date }) => date === requested)) return requested;
  const owing = days.filter(({ due, overdue }) => due + overdue > 0);
  return (owing.find(({ date }) => date === today) ?? owing[0] ?? days[0])?.date;
}

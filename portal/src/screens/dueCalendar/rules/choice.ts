import { readDate } from '../../../ui/control/dateText.ts';

/** Month of the URL, YYYY-MM; that of today if there is none. */
export const monthIn = (query: URLSearchParams, today: string): string =>
  readDate(query.get('month') ?? '', 'month') ?? today.slice(0, 7);

interface Day {
  readonly date: string;
  readonly due: number;
  readonly overdue: number;
}

/** Day of the URL; else today if something is due, the first day that owes something, or the first with bills. */
export function chosenDay(days: readonly Day[], asked: string | null, today: string): string | undefined {
  if (asked !== null && days.some(({ date }) => date === asked)) return asked;
  const owing = days.filter(({ due, overdue }) => due + overdue > 0);
  return (owing.find(({ date }) => date === today) ?? owing[0] ?? days[0])?.date;
}

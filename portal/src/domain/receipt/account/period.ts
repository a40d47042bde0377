/** Period of a statement, YYYY-MM-DD each. A text that is still being typed may not be a day yet. */
import { daysBetween } from '../../../format/date.ts';
import { firstDayOf, lastDayOf } from '../../../format/month.ts';
import { readDate } from '../../../ui/control/dateText.ts';
import { lastEndedMonth } from '../months.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Maximum days of a statement (queryAccountStatement). */
const MOST_DAYS = 366;

const isDay = (text: string): boolean => readDate(text, 'day') === text;

/** Returns the days of a month; of the current month, the days so far. */
export const monthPeriod = (month: string, today: string): Period => {
  const to = lastDayOf(month);
  return { from: firstDayOf(month), to: to > today ? today : to };
};

/** The period offered first: the newest month that has ended. */
export const firstPeriod = (today: string): Period => monthPeriod(lastEndedMonth(today), today);

/** Returns why the provider would refuse the period. */
export function periodProblem(
  { from, to }: Period,
  today: string,
): 'incomplete' | 'order' | 'future' | 'long' | undefined {
  if (!isDay(from) || !isDay(to)) return 'incomplete';
  if (from > to) return 'order';
  if (to > today) return 'future';
  return daysBetween(from, to) < MOST_DAYS ? undefined : 'long';
}

/** Returns the month that a period covers exactly; undefined for any other period. */
export const monthOfPeriod = ({ from, to }: Period, today: string): string | undefined => {
  const month = from.slice(0, 7);
  const whole = monthPeriod(month, today);
  return whole.from === from && whole.to === to ? month : undefined;
};

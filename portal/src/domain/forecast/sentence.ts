import { weekdayName } from '../../copy/weekdays.ts';
import { formatAmount } from '../../format/money.ts';
import { copy } from './copy.ts';
import type { Forecast, Shortfall } from './forecast.ts';

/** Formats a day as 周三（12月9日）. */
function dayName(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return copy.day(weekdayName(date), month, day);
}

export interface Sentence {
  readonly tone: 'danger' | 'warning' | 'info' | 'flat';
  readonly text: string;
}

interface Facts {
  readonly asOf: string;
  readonly days: number;
}

/** Returns one sentence: the money suffices, or the first missing amount and the day on which it is needed. */
export function sentenceOf({ shortfalls, days, lowest }: Forecast, facts: Facts): Sentence {
  const [first] = shortfalls;
  if (first?.date === facts.asOf) return { tone: 'danger', text: copy.needToday(formatAmount(first.amount)) };
  if (first) return { tone: 'warning', text: copy.need(dayName(first.date), formatAmount(first.amount)) };
  if (days.length === 0 || !lowest) return { tone: 'flat', text: copy.nothing(facts.days) };
  return { tone: 'info', text: copy.enough(facts.days, formatAmount(lowest.balance)) };
}

/** Returns the sentence on a later shortfall. */
export const furtherOf = ({ date, amount }: Shortfall): string =>
  copy.further(dayName(date), formatAmount(amount));

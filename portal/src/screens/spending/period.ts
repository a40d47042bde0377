import type { Inputs } from '#generated/provisional/io.ts';
import { firstDayOf } from '../../format/month.ts';
import { day, oneOf, type ValuesOf } from '../../ui/filters/fields.ts';

/** Periods to choose: a number of months up to the current one, or a range of days. */
export const MONTH_CHOICES = ['3', '6', '12', 'range'] as const;
export type MonthChoice = (typeof MONTH_CHOICES)[number];

/** The choice if the URL has none. */
export const DEFAULT_MONTHS = '6' satisfies MonthChoice;

/** The page's state in the URL. */
export const spendingFields = {
  months: oneOf(MONTH_CHOICES, DEFAULT_MONTHS),
  dateFrom: day(),
  dateTo: day(),
  view: oneOf(['table']),
};

type Values = ValuesOf<typeof spendingFields>;
export type PeriodValues = Pick<Values, 'months' | 'dateFrom' | 'dateTo'>;
export type Period = Required<Pick<Inputs['querySpending'], 'dateFrom' | 'dateTo'>>;

/**
 * Returns the days of the choice.
 * @param today YYYY-MM-DD of the provider
 * @returns undefined for a range that lacks a day or ends before it begins
 */
export function periodOf({ months, dateFrom, dateTo }: PeriodValues, today: string): Period | undefined {
  if (months !== 'range')
    return { dateFrom: firstDayOf(today, 1 - Number(months || DEFAULT_MONTHS)), dateTo: today };
  return dateFrom !== '' && dateTo !== '' && dateFrom <= dateTo ? { dateFrom, dateTo } : undefined;
}

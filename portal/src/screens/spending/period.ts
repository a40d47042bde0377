import type { Inputs } from '#generated/provisional/io.ts';
import { firstDayOf } from '../../format/month.ts';
import { day, oneOf, type ValuesOf } from '../../ui/filters/fields.ts';

/** The last months with the current one, or a range of days. */
export const MONTH_CHOICES = ['3', '6', '12', 'range'] as const;
export type MonthChoice = (typeof MONTH_CHOICES)[number];

/** The choice of an address that names none. */
export const USUAL_MONTHS = '6' satisfies MonthChoice;

/** The page's state in the URL. */
export const spendingFields = {
  months: oneOf(MONTH_CHOICES, USUAL_MONTHS),
  dateFrom: day(),
  dateTo: day(),
  view: oneOf(['table']),
};

type Values = ValuesOf<typeof spendingFields>;
export type PeriodValues = Pick<Values, 'months' | 'dateFrom' | 'dateTo'>;
export type Period = Required<Pick<Inputs['querySpending'], 'dateFrom' | 'dateTo'>>;

/** Returns the days of the choice; undefined for a range that lacks a day or ends before it begins. */
export function periodOf({ months, dateFrom, dateTo }: PeriodValues, today: string): Period | undefined {
  if (months !== 'range')
    return { dateFrom: firstDayOf(today, 1 - Number(months || USUAL_MONTHS)), dateTo: today };
  return dateFrom !== '' && dateTo !== '' && dateFrom <= dateTo ? { dateFrom, dateTo } : undefined;
}

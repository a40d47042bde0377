import { day, oneOf, type ValuesOf } from './fields.ts';

/** 1 §9: the date filters in days; no choice means no limit. */
export const RECENT_DAYS = ['30', '90', '365'] as const;
type RecentDays = (typeof RECENT_DAYS)[number];

const numbers = { '30': 30, '90': 90, '365': 365 } as const satisfies Record<RecentDays, number>;

/** The period of a list in the URL: the last days, or a range of days. */
export const period = (initial: RecentDays | '' = '') => ({
  days: oneOf(RECENT_DAYS, initial),
  dateFrom: day(),
  dateTo: day(),
});

type PeriodValues = ValuesOf<ReturnType<typeof period>>;
export type PeriodName = keyof PeriodValues;

interface PeriodInput {
  days?: (typeof numbers)[RecentDays];
  dateFrom?: string;
  dateTo?: string;
}

/** The period in the contract's format; no choice leaves it out. */
export const periodInput = ({ days, dateFrom, dateTo }: PeriodValues): PeriodInput => ({
  ...(days && { days: numbers[days] }),
  ...(dateFrom && { dateFrom }),
  ...(dateTo && { dateTo }),
});

/** A forecast of the balance from the provider's facts. Pure, in integer cents inside. */
import type { Outputs } from '#generated/provisional/io.ts';
import { dayPlus } from '../../format/date.ts';

export type PayOutlook = Outputs['queryPayOutlook'];
type Due = PayOutlook['dues'][number];

/** Amounts in yuan. */
export interface ForecastDay {
  /** Day on which the money must be there, YYYY-MM-DD. */
  readonly date: string;
  readonly due: number;
  /** Part of `due` that is overdue today. */
  readonly overdue: number;
  /** Part of `due` in later periods of instalments, not billed yet. */
  readonly planned: number;
  /** Part of `due` for purchases that are not billed yet. */
  readonly unbilled: number;
  /** Part of `due` that automatic repayment takes. */
  readonly automatic: number;
  /** Money left in the accounts after the day. */
  readonly balance: number;
  /** Money missing at the end of the day, including that of earlier days. */
  readonly gap: number;
}

export interface Shortfall {
  /** Last day to pay in. */
  readonly date: string;
  /** Growth of the gap on this day. */
  readonly amount: number;
}

export interface Forecast {
  readonly opening: number;
  readonly total: number;
  readonly days: readonly ForecastDay[];
  readonly shortfalls: readonly Shortfall[];
  /** Day with the lowest balance; undefined without dues. */
  readonly lowest: ForecastDay | undefined;
}

const cents = (yuan: number): number => Math.round(yuan * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Returns the day on which the money for a due must be there. Overdue money is needed today, and not automatic. A due whose day of
 * deduction has passed is paid by hand on its due date.
 */
function payDay({ dueDate }: Due, { asOf, autoRepay }: PayOutlook): { date: string; isAutomatic: boolean } {
  if (dueDate < asOf) return { date: asOf, isAutomatic: false };
  if (autoRepay === undefined) return { date: dueDate, isAutomatic: false };
  const deducted = dayPlus(dueDate, -autoRepay.deductDaysBefore);
  return deducted < asOf ? { date: dueDate, isAutomatic: false } : { date: deducted, isAutomatic: true };
}

/** Forecasts the balance on each day with dues. Each investor's bills are paid from its own accounts only. */
export function forecast(outlook: PayOutlook): Forecast {
  const { accounts, asOf } = outlook;
  const dues = outlook.dues.map((due) => {
    const planned = cents(due.planned);
    const unbilled = cents(due.unbilled);
    return {
      ...payDay(due, outlook),
      ...due,
      planned,
      unbilled,
      amount: cents(due.billed) + planned + unbilled,
    };
  });
  const left = new Map<string, number>();
  for (const { investorNo, available } of accounts)
    left.set(investorNo, (left.get(investorNo) ?? 0) + cents(available));
  const opening = sum([...left.values()]);
  let gapBefore = 0;
  const shortfalls: Shortfall[] = [];
  const days = [...new Set(dues.map(({ date }) => date))].sort().map((date): ForecastDay => {
    const rows = dues.filter((due) => due.date === date);
    for (const { investorNo, amount } of rows) left.set(investorNo, (left.get(investorNo) ?? 0) - amount);
    const pools = [...left.values()];
    const gap = sum(pools.map((pool) => Math.max(0, -pool)));
    if (gap > gapBefore) shortfalls.push({ date, amount: (gap - gapBefore) / 100 });
    gapBefore = gap;
    const of = (which: (row: (typeof rows)[number]) => number) => sum(rows.map(which)) / 100;
    return {
      date,
      due: of(({ amount }) => amount),
      overdue: of(({ amount, dueDate }) => (dueDate < asOf ? amount : 0)),
      planned: of((row) => row.planned),
      unbilled: of((row) => row.unbilled),
      automatic: of(({ amount, isAutomatic }) => (isAutomatic ? amount : 0)),
      balance: sum(pools.map((pool) => Math.max(0, pool))) / 100,
      gap: gap / 100,
    };
  });
  const lowest = days.reduce<ForecastDay | undefined>(
    (low, day) => (low === undefined || day.balance < low.balance ? day : low),
    undefined,
  );
  return {
    opening: opening / 100,
    total: sum(dues.map(({ amount }) => amount)) / 100,
    days,
    shortfalls,
    lowest,
  };
}

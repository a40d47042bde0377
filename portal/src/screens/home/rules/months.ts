/** Billed and repaid amounts of a month, in yuan. */
export interface MonthTotal {
  /** YYYY-MM */
  readonly month: string;
  readonly billed: number;
  readonly repaid: number;
}

/** Converts yuan to 万元, computed in cents so that no binary fraction shows. */
const tenThousands = (yuan: number): number => Math.round(yuan * 100) / 1_000_000;

/** Returns whether any month has an amount: without one the card has nothing to show. */
export const hasFigures = (months: readonly MonthTotal[]): boolean =>
  months.some(({ billed, repaid }) => billed !== 0 || repaid !== 0);

/** The bars of the six months, in 万元; the last month is the current one. */
export const monthGroups = (months: readonly MonthTotal[]) =>
  months.map(({ month, billed, repaid }, index) => ({
    month: Number(month.slice(5)),
    open: tenThousands(billed),
    filled: tenThousands(repaid),
    emphasised: index === months.length - 1,
  }));

export interface MonthTotal {
  /** YYYY-MM */
  readonly month: string;
  readonly billed: number;
  readonly repaid: number;
}

const TEN_THOUSAND = 10_000;

/** The bars of the six months, in 万元; the last month is the running one. */
export const monthGroups = (months: readonly MonthTotal[]) =>
  months.map(({ month, billed, repaid }, index) => ({
    month: Number(month.slice(5)),
    open: billed / TEN_THOUSAND,
    filled: repaid / TEN_THOUSAND,
    emphasised: index === months.length - 1,
  }));

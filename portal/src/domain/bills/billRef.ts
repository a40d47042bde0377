import type { Outputs } from '#generated/provisional/io.ts';

/** A row of the bill list: one period of a bill. A bill that is not split has one. */
export type BillRow = Outputs['queryBillPage']['list'][number];

/** Returns the name of a row in URLs: the bill, or `bill.period` of a split one. */
export const refOf = ({ billNo, period, periods }: Pick<BillRow, 'billNo' | 'period' | 'periods'>): string =>
  periods === 1 ? billNo : `${billNo}.${String(period)}`;

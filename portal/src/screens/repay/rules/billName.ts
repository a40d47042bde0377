import { copy } from '../copy.ts';
import type { RepayBill } from './targets.ts';

export type NamedBill = Pick<RepayBill, 'billNo' | 'period' | 'periods'>;

/** Names a bill by its number, a split bill also by its period. */
export const billNameOf = ({ billNo, period, periods }: NamedBill): string =>
  periods > 1 ? `${billNo} ${copy.bills.period(period, periods)}` : billNo;

import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { addMoney } from '#portal/format/money.ts';
import type { RepayBill } from './targets.ts';

export const isOverdue = ({ billStatus }: Pick<RepayBill, 'billStatus'>): boolean =>
  billStatus === BillStatus.Overdue || billStatus === BillStatus.Defaulted;

type Hint = 'none' | 'overdue-first' | 'mixed';

/**
 * The hint on a selection of bills. `none`: no bill is chosen. `overdue-first`: an overdue bill of the same funder is left
 * out (docs/decisions/0224). `mixed`: the bills belong to several funders.
 */
export function hintOf(all: readonly RepayBill[], chosen: readonly RepayBill[]): Hint | undefined {
  if (chosen.length === 0) return 'none';
  const funders = new Set(chosen.map(({ investorNo }) => investorNo));
  const leftOutOverdue = all.filter((bill) => isOverdue(bill) && !chosen.includes(bill));
  if (leftOutOverdue.some(({ investorNo }) => funders.has(investorNo))) return 'overdue-first';
  return funders.size > 1 ? 'mixed' : undefined;
}

/** Total of the chosen bills, in yuan to the cent. */
export const sumOf = (bills: readonly Pick<RepayBill, 'owed'>[]): number =>
  addMoney(...bills.map(({ owed }) => owed));

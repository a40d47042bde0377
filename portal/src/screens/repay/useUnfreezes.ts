import { useQuery } from '@tanstack/react-query';
import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { endsWithDebt, freezeQuery } from '../../domain/quota/freeze.ts';
import { useProduct } from '../../session/useProduct.ts';
import type { RepayBill } from './rules/targets.ts';

const late: readonly BillStatus[] = [BillStatus.Overdue, BillStatus.Defaulted];

/** Tells whether repaying these bills may end a freeze: requested only for an overdue one. docs/decisions/0237 */
export function useUnfreezes(bills: readonly RepayBill[]): boolean {
  const { code } = useProduct();
  const overdue = bills.some(({ billStatus }) => late.includes(billStatus));
  const detail = useQuery({ ...freezeQuery(code), enabled: overdue }).data;
  return detail !== undefined && endsWithDebt(detail);
}

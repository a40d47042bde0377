import { useQuery } from '@tanstack/react-query';
import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { endsWithDebt, freezeQuery } from '../../domain/quota/freeze.ts';
import { useProduct } from '../../session/useProduct.ts';
import type { RepayBill } from './rules/targets.ts';

const overdueStates: readonly BillStatus[] = [BillStatus.Overdue, BillStatus.Defaulted];

/** Returns whether repaying these bills may end a freeze. Requests the freeze only if a bill is overdue. docs/decisions/0237 */
export function useUnfreezes(bills: readonly RepayBill[]): boolean {
  const { code } = useProduct();
  const overdue = bills.some(({ billStatus }) => overdueStates.includes(billStatus));
  const detail = useQuery({ ...freezeQuery(code), enabled: overdue }).data;
  return detail !== undefined && endsWithDebt(detail);
}

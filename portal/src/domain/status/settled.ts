import { BillStatus } from '#generated/shared/enums/BillStatus.ts';

const settled: ReadonlySet<BillStatus> = new Set([
  BillStatus.Cleared,
  BillStatus.OverdueCleared,
  BillStatus.DefaultCleared,
]);

/** Returns whether a bill is settled: statuses 5004 to 5006. 1 §4 */
export const isSettledStatus = (status: BillStatus): boolean => settled.has(status);

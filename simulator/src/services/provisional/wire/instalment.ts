import { InstalmentStatus } from '#generated/shared/enums.ts';
import type { InstalmentRefusal } from '#simulator/world/bills/instalments.ts';
import type { Instalment } from '#simulator/world/bills/schema.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { ErrorName } from '../../handler.ts';

export const instalmentRefusals: Record<InstalmentRefusal, ErrorName<'provisional'>> = {
  'not-owned': 'BillNotOwned',
  'being-repaid': 'RepaymentInProgress',
  'not-offered': 'InstalmentNotOffered',
  overdue: 'OverdueExists',
  frozen: 'QuotaFrozen',
};

/** Returns the response to a new instalment; repeated requests get the same one, whatever became of it. */
export const instalmentAcceptance = (entry: Instalment) => ({
  instalmentNo: entry.id,
  status: InstalmentStatus.Processing,
  billNo: entry.billId,
  principal: yuan(entry.principal),
  periods: entry.periods,
  method: entry.method,
  totalFee: yuan(entry.totalFee),
  submittedAt: entry.submittedAt,
});

/** Returns an instalment with its current state. */
export const instalmentResult = (entry: Instalment) => ({
  ...instalmentAcceptance(entry),
  status: entry.status,
  ...(entry.status !== InstalmentStatus.Processing && { finishedAt: entry.finishedAt }),
  ...(entry.status === InstalmentStatus.Success && { firstRepayDate: entry.firstDueOn }),
  ...(entry.failReason !== undefined && { failReason: entry.failReason }),
});

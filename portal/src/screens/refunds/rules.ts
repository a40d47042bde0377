import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { copy } from './copy.ts';
import type { Allocation, Refund } from './queries.ts';

/** Sentence on where the money goes, or why the refund has failed. */
export function outcomeOf({
  status,
  target,
  failReason,
}: Pick<Refund, 'status' | 'target' | 'failReason'>): string {
  if (status === RefundStatus.Failed) return copy.failed(failReason ?? copy.failedUnknown);
  return copy.outcome[status][target];
}

/** Total of all allocations in yuan, added in cents. */
export function allocatedTotal(allocations: readonly Allocation[]): number {
  const cents = allocations
    .flatMap(({ principal, interest, fee, penalty }) => [principal, interest, fee, penalty])
    .reduce((sum, part) => sum + Math.round(part * 100), 0);
  return cents / 100;
}

import { RepaymentStatusLabel } from '#generated/shared/labels.ts';
import type { WantedReceipt } from '../../ui/print/papers.ts';
import { copy } from './copy.ts';
import type { RepayRecord } from './queries.ts';

/** Returns the receipts to print, in the order of the list. A repayment without a receipt has the reason instead. */
export const wantedReceipts = (records: readonly RepayRecord[]): WantedReceipt[] =>
  records.map(({ repayNo, payAmount, hasReceipt, status, failReason }) => ({
    repayNo,
    payAmount,
    ...(!hasReceipt && { leftOut: copy.noReceipt(RepaymentStatusLabel[status], failReason) }),
  }));

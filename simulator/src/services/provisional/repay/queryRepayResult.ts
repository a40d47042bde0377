import { RepaymentStatus } from '#generated/shared/enums.ts';
import { isProcessing } from '#simulator/world/ledger/ledger.ts';
import { partsOf } from '#simulator/world/repayment/allocation.ts';
import { recordUnderKey } from '#simulator/world/repayment/idempotency.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { acceptance, ending, ownRepayments, paidParts, repayShare } from '../wire/repay.ts';

/** Finds the repayment by number or, after a lost response, by idempotency key. */
export const queryRepayResult: Handler<'provisional', 'queryRepayResult'> = (
  { productCode, repayNo, idempotencyKey },
  { world },
) => {
  const id = repayNo ?? recordUnderKey(world, idempotencyKey);
  const repayment = ownRepayments(world, productCode).find((entry) => entry.id === id);
  if (repayment === undefined) return { refuse: 'RepaymentNotFound' };
  const success = repayment.status === RepaymentStatus.Success;
  return {
    data: {
      ...acceptance(world, repayment),
      status: repayment.status,
      ...(repayment.accountNo !== undefined && { accountNo: repayment.accountNo }),
      couponDiscount: yuan(repayment.discount),
      parts: paidParts(repayment),
      shares: repayment.shares.map((share) => repayShare(world, share)),
      ...(isProcessing(repayment) && { expectedAt: repayment.finishedAt }),
      ...ending(repayment),
      restoredQuota: success ? yuan(partsOf(repayment.shares).principal) : 0,
    },
  };
};

import { recordUnderKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { withdrawalEntry } from '../wire/withdrawal.ts';

/** Finds the withdrawal by number or, after a lost response, by idempotency key. */
export const queryWithdrawal: Handler<'provisional', 'queryWithdrawal'> = (
  { withdrawalNo, idempotencyKey },
  { world },
) => {
  const wanted = withdrawalNo ?? recordUnderKey(world, idempotencyKey);
  const withdrawal = world.fundBook.withdrawals.find(({ no }) => no === wanted);
  return withdrawal === undefined
    ? { refuse: 'WithdrawalNotFound' }
    : { data: withdrawalEntry(world, withdrawal) };
};

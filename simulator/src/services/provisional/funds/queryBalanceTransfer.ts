import { isFactoring } from '#simulator/world/products.ts';
import { recordUnderKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { balanceTransferEntry, ownTransfer } from '../wire/balanceTransfer.ts';

/** Finds the transfer by number or, after a lost response, by idempotency key. */
export const queryBalanceTransfer: Handler<'provisional', 'queryBalanceTransfer'> = (
  { productCode, balanceTransferNo, idempotencyKey },
  { world },
) => {
  if (!isFactoring(productCode)) return { refuse: 'ProductNotAllowed' };
  const transfer = ownTransfer(world, balanceTransferNo ?? recordUnderKey(world, idempotencyKey));
  return transfer === undefined
    ? { refuse: 'BalanceTransferNotFound' }
    : { data: balanceTransferEntry(world, transfer) };
};

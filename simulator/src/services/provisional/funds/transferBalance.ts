import { transferBalance as transfer, type TransferRefusal } from '#simulator/world/funds/transfers.ts';
import { isFactoring } from '#simulator/world/products.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { ErrorName, Handler } from '../../handler.ts';
import { balanceTransferEntry, ownTransfer } from '../wire/balanceTransfer.ts';

const names: Record<TransferRefusal, ErrorName<'provisional'>> = {
  'not-owned': 'FundAccountNotOwned',
  pair: 'TransferPairInvalid',
  offline: 'FundAccountOffline',
  balance: 'BalanceInsufficient',
};

/** Repeating a request with the same key and content returns the first response. */
export const transferBalance: Handler<'provisional', 'transferBalance'> = (input, { world, now }) => {
  if (!isFactoring(input.productCode)) return { refuse: 'ProductNotAllowed' };
  const known = lookUpKey(world, 'transferBalance', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first = known.state === 'again' && ownTransfer(world, known.made);
  if (first) return { data: balanceTransferEntry(world, first) };
  const { fromAccountNo, toAccountNo, amount } = input;
  const outcome = transfer(world, { fromAccountNo, toAccountNo, amount: cents(amount) }, now);
  if ('refuse' in outcome) return { refuse: names[outcome.refuse] };
  return {
    data: balanceTransferEntry(outcome.world, { ...outcome.transfer, toAccountNo }),
    world: rememberKey(outcome.world, 'transferBalance', input, outcome.transfer.no),
  };
};

import { partsOf, waivedFees } from '#simulator/world/repayment/allocation.ts';
import { tryRepay } from '#simulator/world/repayment/repay.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { debtParts } from '../wire/amounts.ts';
import { amountWish, repayRefusal, repayShare, payerOf } from '../wire/repay.ts';

export const trialRepay: Handler<'provisional', 'trialRepay'> = (input, { world, now }) => {
  const wish = amountWish(input);
  const trial = tryRepay(world, wish, payerOf(world, input.productCode), now);
  if ('refuse' in trial) return repayRefusal(trial);
  const { shares, owed, discount } = trial;
  const parts = partsOf(shares);
  return {
    data: {
      amount: input.amount,
      parts: debtParts(parts),
      couponDiscount: yuan(discount),
      payAmount: yuan(wish.amount - discount),
      savedInterest: yuan(waivedFees(shares)),
      restoredQuota: yuan(parts.principal),
      remaining: yuan(owed - wish.amount),
      shares: shares.map((share) => repayShare(world, share)),
    },
  };
};

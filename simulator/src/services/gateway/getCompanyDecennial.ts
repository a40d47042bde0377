import { savings } from '../../world/benefits/savings.ts';
import { yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';

export const getCompanyDecennial: Handler<'gateway', 'getCompanyDecennial'> = (_input, { world }) => {
  const { saved, totalFunds, interestFreeFunds, couponDiscounts } = savings(world.savings, world);
  return {
    data: {
      saveAmount: yuan(saved),
      totalTransactionAmount: yuan(totalFunds),
      freeInterestAmount: yuan(interestFreeFunds),
      discountsAmount: yuan(couponDiscounts),
    },
  };
};

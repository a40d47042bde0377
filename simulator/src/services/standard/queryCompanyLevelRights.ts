import { rightsOf } from '../../world/benefits/member.ts';
import { cycleRules } from '../../world/cycles/cycles.ts';
import { yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';

/** Percent with at most two decimals: 0.006 is 0.6. */
const percent = (rate: number): number => Math.round(rate * 10_000) / 100;

export const queryCompanyLevelRights: Handler<'standard', 'queryCompanyLevelRights'> = ({ userLevel }) => {
  const { cycles, coupons, special } = rightsOf[userLevel];
  return {
    data: {
      billingPeriodRes: { periodList: cycles },
      billingPeriodPriceRes: {
        priceList: cycles.map((cycle) => ({
          cycle,
          serviceCharge: percent(cycleRules[cycle].feeRate),
          longestDays: cycleRules[cycle].days,
        })),
      },
      couponRightRes: {
        rights: coupons.map(({ name, amount, count }) => ({
          couponName: name,
          couponAmount: yuan(amount),
          couponNum: count,
        })),
      },
      specialRightRes: { specialRightDesc: special },
    },
  };
};

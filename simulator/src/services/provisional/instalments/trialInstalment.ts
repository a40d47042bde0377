import {
  annualRate,
  instalmentContract,
  instalmentOffers,
  planFee,
  planOf,
  tryInstalment,
} from '#simulator/world/bills/instalments.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { terms } from '#simulator/world/terms.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { instalmentRefusals } from '../wire/instalment.ts';
import { planItem } from '../wire/planItem.ts';

const feeRate = terms.instalmentFeePerPeriod * 100;

const offers = instalmentOffers.map(({ periods, methods }) => ({
  periods,
  feeRate,
  annualRate: annualRate(periods),
  methods,
}));

export const trialInstalment: Handler<'provisional', 'trialInstalment'> = (input, { world, now }) => {
  const { productCode, billNo, periods, method } = input;
  const tried = tryInstalment(world, input, scopeOf(world.viewer, productCode), now);
  // A trial declares no code for a bill that is being repaid; such a bill is not offered for instalments either.
  if ('refuse' in tried)
    return {
      refuse: tried.refuse === 'being-repaid' ? 'InstalmentNotOffered' : instalmentRefusals[tried.refuse],
    };
  const plan = planOf(tried.plan);
  const { principal } = tried.plan;
  const { name, ...contract } = instalmentContract;
  return {
    data: {
      billNo,
      principal: yuan(principal),
      periods,
      method,
      feeRate,
      annualRate: annualRate(periods),
      totalFee: yuan(planFee(plan)),
      totalAmount: yuan(principal + planFee(plan)),
      waivedFee: yuan(sum(tried.bill.items.map((item) => item.fee))),
      plan: plan.map((item) => planItem(item, plan.length, dayOf(now))),
      offers,
      contract: { contractName: name, ...contract },
    },
  };
};

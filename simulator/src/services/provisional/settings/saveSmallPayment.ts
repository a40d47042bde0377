import { saveSmallAmount } from '#simulator/world/payment/password.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { payRefusal, paySettingEntry } from '../wire/paySetting.ts';

export const saveSmallPayment: Handler<'provisional', 'saveSmallPayment'> = (input, { world, now }) => {
  const outcome = saveSmallAmount(world, { ...input, smallAmount: cents(input.smallAmount) }, now);
  if ('refuse' in outcome) return payRefusal(outcome);
  return { data: paySettingEntry(outcome.world, now), world: outcome.world };
};

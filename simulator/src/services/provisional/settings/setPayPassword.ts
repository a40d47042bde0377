import { setPassword } from '#simulator/world/payment/password.ts';
import type { Handler } from '../../handler.ts';
import { payRefusal, paySettingEntry } from '../wire/paySetting.ts';

export const setPayPassword: Handler<'provisional', 'setPayPassword'> = (input, { world, now }) => {
  const outcome = setPassword(world, input.password, now);
  if ('refuse' in outcome) return payRefusal(outcome);
  return { data: paySettingEntry(outcome.world, now), world: outcome.world };
};

import { changePassword } from '#simulator/world/payment/password.ts';
import type { Handler } from '../../handler.ts';
import { payRefusal, paySettingEntry } from '../wire/paySetting.ts';

export const changePayPassword: Handler<'provisional', 'changePayPassword'> = (input, { world, now }) => {
  const outcome = changePassword(world, input, now);
  if ('refuse' in outcome) return payRefusal(outcome);
  return { data: paySettingEntry(outcome.world, now), world: outcome.world };
};

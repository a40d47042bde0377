import { resetPassword } from '#simulator/world/payment/password.ts';
import type { Handler } from '../../handler.ts';
import { payRefusal, paySettingEntry } from '../wire/paySetting.ts';

export const resetPayPassword: Handler<'provisional', 'resetPayPassword'> = (input, { world, now }) => {
  const outcome = resetPassword(world, input, now);
  if ('refuse' in outcome) return payRefusal(outcome);
  return { data: paySettingEntry(outcome.world, now), world: outcome.world };
};

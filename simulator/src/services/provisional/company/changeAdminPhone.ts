import { changePhone } from '#simulator/world/companyInfo/phone.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { maskedPhone } from '../wire/masks.ts';

export const changeAdminPhone: Handler<'provisional', 'changeAdminPhone'> = (input, { world, now }) => {
  const outcome = changePhone(world, input, now);
  if ('refuse' in outcome)
    return { refuse: outcome.refuse === 'unchanged' ? 'PhoneUnchanged' : 'PhoneProofInvalid' };
  return {
    data: { phone: maskedPhone(input.phone), changedAt: momentOf(now) },
    world: outcome.world,
  };
};

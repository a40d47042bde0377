import { verifySms } from '#simulator/world/company/sms.ts';
import { terms } from '#simulator/world/terms.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { smsRefusals } from '../wire/sms.ts';

/** Returns the token that a right code gets, the proof of the phone. Refuses and counts a wrong code. */
export const verifySmsCode: Handler<'provisional', 'verifySmsCode'> = (
  { type, code, phone },
  { world, now },
) => {
  const outcome = verifySms(world, { type, code, ...(phone !== undefined && { phone }) }, now);
  if ('refuse' in outcome) return { refuse: smsRefusals[outcome.refuse], world: outcome.world };
  const expiresAt = momentOf(now + terms.smsTokenSeconds * 1000);
  return { data: { smsToken: outcome.token, expiresAt }, world: outcome.world };
};

import { momentOf } from '../../world/values/calendar.ts';
import { verifySms } from '../../world/company/sms.ts';
import { terms } from '../../world/terms.ts';
import type { Handler } from '../handler.ts';

const refusals = {
  expired: 'SmsCodeExpired',
  'attempts-exceeded': 'SmsAttemptsExceeded',
  wrong: 'SmsCodeWrong',
} as const;

/** A wrong code is refused and counted. */
export const verifySmsCode: Handler<'provisional', 'verifySmsCode'> = ({ type, code }, { world, now }) => {
  const outcome = verifySms(world, { type, code }, now);
  if ('refuse' in outcome) return { refuse: refusals[outcome.refuse], world: outcome.world };
  const expiresAt = momentOf(now + terms.smsTokenSeconds * 1000);
  return { data: { smsToken: outcome.token, expiresAt }, world: outcome.world };
};

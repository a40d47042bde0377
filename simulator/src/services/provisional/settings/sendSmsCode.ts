import { SmsType } from '#generated/shared/enums.ts';
import { knownPhone } from '#simulator/world/company/knownPhone.ts';
import { sendSms } from '#simulator/world/company/sms.ts';
import { terms } from '#simulator/world/terms.ts';
import type { Handler } from '../../handler.ts';
import { maskedPhone } from '../wire/masks.ts';

/** Purposes whose code goes to the phone in the request, which the provider does not know yet. */
const toRequestedPhone: readonly SmsType[] = [SmsType.ModifyPhone, SmsType.OpenContact, SmsType.Agent];

export const sendSmsCode: Handler<'provisional', 'sendSmsCode'> = ({ type, phone }, { world, now }) => {
  const receiver = (toRequestedPhone.includes(type) ? phone : undefined) ?? knownPhone(world);
  const outcome = sendSms(world, { type, phone: receiver }, now);
  if ('refuse' in outcome) return { refuse: 'SmsTooOften' };
  return {
    data: {
      phone: maskedPhone(receiver),
      waitSeconds: terms.smsWaitSeconds,
      expireSeconds: terms.smsExpireSeconds,
    },
    world: outcome.world,
  };
};

import { SmsType } from '#generated/shared/enums.ts';
import { sendSms } from '#simulator/world/company/sms.ts';
import { openLink } from '#simulator/world/opening/link.ts';
import { terms } from '#simulator/world/terms.ts';
import type { Handler } from '../../handler.ts';
import { maskedPhone } from '../wire/masks.ts';
import { refused } from '../wire/opening.ts';

export const sendSignLinkCode: Handler<'provisional', 'sendSignLinkCode'> = ({ linkNo }, { world, now }) => {
  const opened = openLink(world, linkNo, now);
  if ('refuse' in opened) return refused(opened);
  const { phone } = opened.link;
  const outcome = sendSms(world, { type: SmsType.SignLink, phone }, now);
  if ('refuse' in outcome) return { refuse: 'SmsTooOften' };
  return {
    data: {
      phone: maskedPhone(phone),
      waitSeconds: terms.smsWaitSeconds,
      expireSeconds: terms.smsExpireSeconds,
    },
    world: outcome.world,
  };
};

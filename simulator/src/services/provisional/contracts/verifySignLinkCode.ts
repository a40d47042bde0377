import { SmsType } from '#generated/shared/enums.ts';
import { verifySms } from '#simulator/world/company/sms.ts';
import { contractsOf } from '#simulator/world/opening/contracts.ts';
import { openLink } from '#simulator/world/opening/link.ts';
import { terms } from '#simulator/world/terms.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { openingContract, refused } from '../wire/opening.ts';
import { smsRefusals } from '../wire/sms.ts';

export const verifySignLinkCode: Handler<'provisional', 'verifySignLinkCode'> = (
  { linkNo, code },
  { world, now },
) => {
  const opened = openLink(world, linkNo, now);
  if ('refuse' in opened) return refused(opened);
  const { application, link } = opened;
  const outcome = verifySms(world, { type: SmsType.SignLink, code, phone: link.phone }, now);
  if ('refuse' in outcome) return { refuse: smsRefusals[outcome.refuse], world: outcome.world };
  return {
    data: {
      smsToken: outcome.token,
      expiresAt: momentOf(now + terms.smsTokenSeconds * 1000),
      contracts: contractsOf(world, application.product).map(openingContract),
    },
    world: outcome.world,
  };
};

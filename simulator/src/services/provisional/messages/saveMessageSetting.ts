import { saveSetting } from '#simulator/world/messages/setting.ts';
import type { Handler } from '../../handler.ts';
import { messageSetting } from '../wire/messageSetting.ts';

export const saveMessageSetting: Handler<'provisional', 'saveMessageSetting'> = (
  { sms, email, emailAddress },
  { world },
) => {
  const outcome = saveSetting(world, {
    sms: [...sms],
    email: [...email],
    ...(emailAddress !== undefined && { emailAddress }),
  });
  return 'refuse' in outcome
    ? { refuse: 'EmailMissing' }
    : { data: messageSetting(outcome.world), world: outcome.world };
};

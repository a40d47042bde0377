import { settingOf } from '#simulator/world/messages/setting.ts';
import type { World } from '#simulator/world/world.ts';
import { maskedPhone } from './masks.ts';

/** Returns the login's message channels and addresses. */
export function messageSetting(world: World) {
  const { sms, email, emailAddress } = settingOf(world);
  const account = world.accounts.find(({ pin }) => pin === world.viewer.pin);
  return {
    sms,
    email,
    phone: maskedPhone(account?.phone ?? world.company.admin.phone),
    ...(emailAddress !== undefined && { emailAddress }),
  };
}

/** Changes the administrator's phone. Codes verify both the old and the new number. */
import { AccountType, SmsType } from '#generated/shared/enums.ts';
import { isSmsProof } from '../company/sms.ts';
import type { Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';

export interface PhoneWish {
  readonly oldSmsToken: string;
  readonly phone: string;
  readonly smsToken: string;
}

export function changePhone(
  world: World,
  { oldSmsToken, phone, smsToken }: PhoneWish,
  now: Instant,
): { world: World } | { refuse: 'unchanged' | 'not-proved' } {
  const { admin } = world.company;
  if (phone === admin.phone) return { refuse: 'unchanged' };
  const proved = (number: string, token: string) =>
    isSmsProof(world, { type: SmsType.ModifyPhone, phone: number, token }, now);
  if (!proved(admin.phone, oldSmsToken) || !proved(phone, smsToken)) return { refuse: 'not-proved' };
  return {
    world: {
      ...world,
      company: { ...world.company, admin: { ...admin, phone } },
      accounts: world.accounts.map((account) =>
        account.type === AccountType.Parent ? { ...account, phone } : account,
      ),
    },
  };
}

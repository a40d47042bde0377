/** Confirmation of money movements by payment password or SMS code. */
import type { SmsType } from '#generated/shared/enums.ts';
import { knownPhone } from '../company/knownPhone.ts';
import { isSmsProof, spendSmsProof } from '../company/sms.ts';
import type { Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { checkPassword, type Checked } from './password.ts';

export interface Confirmation {
  password?: string;
  smsToken?: string;
}

/** Counts a wrong password; a code's proof is used up, so that it moves money once. */
export function confirmed(
  world: World,
  { password, smsToken }: Confirmation,
  type: SmsType,
  now: Instant,
): Checked | { refuse: 'unset' | 'no-proof' } {
  if (smsToken !== undefined) {
    const proof = { type, phone: knownPhone(world), token: smsToken };
    return isSmsProof(world, proof, now) ? { world: spendSmsProof(world, smsToken) } : { refuse: 'no-proof' };
  }
  if (password === undefined || world.paySetting.password === undefined) return { refuse: 'unset' };
  return checkPassword(world, password, now);
}

/** Confirmation of money movements by payment password or SMS code. */
import type { SmsType } from '#generated/shared/enums.ts';
import { knownPhone } from '../company/knownPhone.ts';
import { isSmsProof, spendSmsProof } from '../company/sms.ts';
import type { Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { checkPassword, type PasswordCheck } from './password.ts';

export interface Confirmation {
  password?: string;
  smsToken?: string;
}

/** Confirms a movement. It counts a wrong password, and uses up the token of a code, so that it moves money once. */
export function confirmMovement(
  world: World,
  { password, smsToken }: Confirmation,
  type: SmsType,
  now: Instant,
): PasswordCheck | { refuse: 'unset' | 'no-proof' } {
  if (smsToken !== undefined) {
    const proof = { type, phone: knownPhone(world), token: smsToken };
    return isSmsProof(world, proof, now) ? { world: spendSmsProof(world, smsToken) } : { refuse: 'no-proof' };
  }
  if (password === undefined || world.paySetting.password === undefined) return { refuse: 'unset' };
  return checkPassword(world, password, now);
}

/** Who asks for or decides on what is confirmed by password or code proves who it is. */
import type { SmsType } from '#generated/shared/enums.ts';
import { confirmed, type Confirmation } from '#simulator/world/payment/confirmed.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import { confirmationOf, confirmationRefusal } from './confirmation.ts';

/** A wrong password is counted; a code's proof is used up; neither given is no proof. */
export function proven(world: World, input: Confirmation, type: SmsType, now: Instant) {
  const given = confirmationOf(input);
  if (given.password === undefined && given.smsToken === undefined)
    return { refuse: 'PhoneProofInvalid' } as const;
  const proof = confirmed(world, given, type, now);
  return 'refuse' in proof ? confirmationRefusal(proof) : proof;
}

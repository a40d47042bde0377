/** Password or code as proof of identity, for requesting or deciding what needs one. */
import type { SmsType } from '#generated/shared/enums.ts';
import { confirmMovement, type Confirmation } from '#simulator/world/payment/confirmMovement.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import { confirmationOf, confirmationRefusal } from './confirmation.ts';

/** Counts a wrong password, and uses up the token of an SMS code; a request with neither is refused. */
export function proveIdentity(world: World, input: Confirmation, type: SmsType, now: Instant) {
  const given = confirmationOf(input);
  if (given.password === undefined && given.smsToken === undefined)
    return { refuse: 'PhoneProofInvalid' } as const;
  const proof = confirmMovement(world, given, type, now);
  return 'refuse' in proof ? confirmationRefusal(proof) : proof;
}

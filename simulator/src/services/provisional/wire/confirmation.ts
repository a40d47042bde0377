/** Password or SMS token on the wire: an operation that moves money requires one of them. */
import type { Confirmation, confirmMovement } from '#simulator/world/payment/confirmMovement.ts';
import { payRefusal } from './paySetting.ts';

type Refused = Extract<ReturnType<typeof confirmMovement>, { refuse: string }>;

/** Reads the confirmation from a request; absent members are left out. */
export const confirmationOf = ({ password, smsToken }: Confirmation): Confirmation => ({
  ...(password !== undefined && { password }),
  ...(smsToken !== undefined && { smsToken }),
});

/** Returns the refusal of a confirmation; for a wrong password with the world that has counted it. */
export const confirmationRefusal = (refused: Refused): ReturnType<typeof payRefusal> =>
  refused.refuse === 'no-proof' ? { refuse: 'PhoneProofInvalid' } : payRefusal(refused);

/** Password or code on the wire: everything that moves money requires one. */
import type { Confirmation } from '#simulator/world/payment/confirmed.ts';
import type { confirmMovement } from '#simulator/world/payment/confirmed.ts';
import { payRefusal } from './paySetting.ts';

type Refused = Extract<ReturnType<typeof confirmMovement>, { refuse: string }>;

/** Reads the confirmation from a request; absent members are left out. */
export const confirmationOf = ({ password, smsToken }: Confirmation): Confirmation => ({
  ...(password !== undefined && { password }),
  ...(smsToken !== undefined && { smsToken }),
});

/** Refuses a wrong password and returns the world with the attempt counted. */
export const confirmationRefusal = (refused: Refused): ReturnType<typeof payRefusal> =>
  refused.refuse === 'no-proof' ? { refuse: 'PhoneProofInvalid' } : payRefusal(refused);

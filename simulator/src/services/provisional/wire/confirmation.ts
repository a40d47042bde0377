/** Password or code on the wire, as everything that moves money asks for one of them. */
import type { Confirmation } from '#simulator/world/payment/confirmed.ts';
import type { confirmed } from '#simulator/world/payment/confirmed.ts';
import { payRefusal } from './paySetting.ts';

type Refused = Extract<ReturnType<typeof confirmed>, { refuse: string }>;

/** What a request holds of it; the members that it does not say are left out. */
export const confirmationOf = ({ password, smsToken }: Confirmation): Confirmation => ({
  ...(password !== undefined && { password }),
  ...(smsToken !== undefined && { smsToken }),
});

/** A wrong password goes with the world in which it was counted. */
export const confirmationRefusal = (refused: Refused): ReturnType<typeof payRefusal> =>
  refused.refuse === 'no-proof' ? { refuse: 'PhoneProofInvalid' } : payRefusal(refused);

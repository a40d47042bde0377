/** A cancelled product on the wire. */
import type { Cancelled } from '../../../world/cancellation/schema.ts';

export const cancelledEntry = ({ cancelNo, at, reason }: Cancelled) => ({
  cancelNo,
  cancelledAt: at,
  reason,
});

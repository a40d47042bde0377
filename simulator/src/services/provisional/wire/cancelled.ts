/** A cancelled product on the wire. */
import type { Cancelled } from '#simulator/world/cancellation/schema.ts';

export const cancelledEntry = ({ cancelNo, at, reason }: Cancelled) => ({
  cancelNo,
  cancelledAt: at,
  reason,
});

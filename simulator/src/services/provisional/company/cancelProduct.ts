import { cancelProduct as cancel } from '#simulator/world/cancellation/cancel.ts';
import type { ErrorName, Handler } from '../../handler.ts';
import { cancelledEntry } from '../wire/cancelled.ts';

const refusals: Record<'not-opened' | 'blocked' | 'not-proved', ErrorName<'provisional'>> = {
  'not-opened': 'ProductNotOpened',
  blocked: 'CancelBlocked',
  'not-proved': 'PhoneProofInvalid',
};

export const cancelProduct: Handler<'provisional', 'cancelProduct'> = (
  { productCode: product, reason, smsToken },
  { world, now },
) => {
  const outcome = cancel(world, { product, reason, smsToken }, now);
  return 'refuse' in outcome
    ? { refuse: refusals[outcome.refuse] }
    : { data: cancelledEntry(outcome.cancelled), world: outcome.world };
};

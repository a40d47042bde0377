import { mutants } from '../mutant.ts';
import { withRequestMembers } from '../operators/reading.ts';

const anyEid = withRequestMembers(() => ({ eid: 'A7QXK2' }));

/** Answers a gateway request without the device fingerprint. */
export const noEidCheck = mutants('no-eid-check', {
  'gateway.queryCouponInfo': { summary: 'eid may be missing', mutate: anyEid },
  'gateway.queryPopUpsInfo': { summary: 'eid may be missing', mutate: anyEid },
});

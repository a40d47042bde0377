import { recordUnderKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { claimEntry } from '../wire/claim.ts';

/** Finds the claim by number or, after a lost response, by idempotency key. */
export const queryClaim: Handler<'provisional', 'queryClaim'> = ({ claimNo, idempotencyKey }, { world }) => {
  const wanted = claimNo ?? recordUnderKey(world, idempotencyKey);
  const claim = world.fundBook.claims.find(({ no }) => no === wanted);
  return claim === undefined ? { refuse: 'ClaimNotFound' } : { data: claimEntry(world, claim) };
};

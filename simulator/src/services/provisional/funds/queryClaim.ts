import { madeUnder } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { claimEntry } from '../wire/claim.ts';

/** By its number, or after a lost answer by the key that it was sent with. */
export const queryClaim: Handler<'provisional', 'queryClaim'> = ({ claimNo, idempotencyKey }, { world }) => {
  const wanted = claimNo ?? madeUnder(world, idempotencyKey);
  const claim = world.fundBook.claims.find(({ no }) => no === wanted);
  return claim === undefined ? { refuse: 'ClaimNotFound' } : { data: claimEntry(world, claim) };
};

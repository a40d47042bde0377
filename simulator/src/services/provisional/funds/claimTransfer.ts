import { claimTransfer as claim } from '#simulator/world/funds/claims.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { acceptedClaim, claimRefusal } from '../wire/claim.ts';

/** Repeating a request with the same key and content returns the first response. */
export const claimTransfer: Handler<'provisional', 'claimTransfer'> = (input, { world, now }) => {
  const known = lookUpKey(world, 'claimTransfer', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first = known.state === 'again' && world.fundBook.claims.find(({ no }) => no === known.made);
  if (first) return { data: acceptedClaim(world, first) };
  const { productCode: _product, idempotencyKey: _key, ...wish } = input;
  const outcome = claim(world, { ...wish, amount: cents(input.amount) }, world.viewer.pin, now);
  if ('refuse' in outcome) return claimRefusal(outcome);
  return {
    data: acceptedClaim(outcome.world, outcome.claim),
    world: rememberKey(outcome.world, 'claimTransfer', input, outcome.claim.no),
  };
};

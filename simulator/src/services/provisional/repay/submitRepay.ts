import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import { submitRepay as submit } from '#simulator/world/repayment/repay.ts';
import type { Handler } from '../../handler.ts';
import { acceptance, amountWish, repayRefusal, payerOf } from '../wire/repay.ts';

/** Repeating a request with the same key and content returns the first response. */
export const submitRepay: Handler<'provisional', 'submitRepay'> = (input, { world, now }) => {
  // The amount owed that the page showed is only compared; it is not part of the content.
  const { owed: _shown, ...content } = input;
  const known = lookUpKey(world, 'submitRepay', content);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first = known.state === 'again' ? world.repayments.find(({ id }) => id === known.made) : undefined;
  if (first) return { data: acceptance(world, first) };
  const wish = { ...amountWish(input), source: input.source };
  const outcome = submit(world, wish, payerOf(world, input.productCode), now);
  if ('refuse' in outcome) return repayRefusal(outcome);
  const { repayment } = outcome;
  return {
    data: acceptance(world, repayment),
    world: rememberKey(outcome.world, 'submitRepay', content, repayment.id),
  };
};

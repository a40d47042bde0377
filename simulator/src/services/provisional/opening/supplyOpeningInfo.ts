import { supplyOpening } from '#simulator/world/opening/audit.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { refused } from '../wire/opening.ts';
import { openingState } from '../wire/openingState.ts';

export const supplyOpeningInfo: Handler<'provisional', 'supplyOpeningInfo'> = (input, { world, now }) => {
  const { productCode: product, idempotencyKey: _key, ...fields } = input;
  const known = lookUpKey(world, 'supplyOpeningInfo', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') return { data: openingState(world, { product }, now) };
  const outcome = supplyOpening(world, product, fields, now);
  if ('refuse' in outcome) return refused(outcome);
  const supplied = rememberKey(outcome.world, 'supplyOpeningInfo', input, outcome.made);
  return { data: openingState(supplied, { product }, now), world: supplied };
};

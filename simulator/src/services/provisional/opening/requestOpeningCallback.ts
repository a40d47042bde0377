import { requestCallback } from '#simulator/world/opening/callback.ts';
import type { Handler } from '../../handler.ts';
import { callback, refused } from '../wire/opening.ts';

export const requestOpeningCallback: Handler<'provisional', 'requestOpeningCallback'> = (
  { productCode: product, name, phone, time },
  { world, now },
) => {
  const outcome = requestCallback(world, { product, name, phone, time }, now);
  return 'refuse' in outcome
    ? refused(outcome)
    : { data: callback(outcome.callback, now), world: outcome.world };
};

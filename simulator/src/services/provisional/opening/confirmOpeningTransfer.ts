import { confirmTransfer } from '#simulator/world/opening/verify.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const confirmOpeningTransfer: Handler<'provisional', 'confirmOpeningTransfer'> = (
  { productCode: product, amount },
  { world, now },
) => {
  const outcome = confirmTransfer(world, { product, amount: cents(amount) }, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: progress(outcome.world, outcome.application), world: outcome.world };
};

import { saveBusiness } from '#simulator/world/opening/save.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const saveOpeningBusiness: Handler<'provisional', 'saveOpeningBusiness'> = (
  { productCode: product, version, ...business },
  { world, now },
) => {
  const outcome = saveBusiness(world, { product, version, business }, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: progress(outcome.world, outcome.application), world: outcome.world };
};

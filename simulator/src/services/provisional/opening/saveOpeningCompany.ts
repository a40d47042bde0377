import { saveCompany } from '#simulator/world/opening/save.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const saveOpeningCompany: Handler<'provisional', 'saveOpeningCompany'> = (
  { productCode: product, version, ...company },
  { world, now },
) => {
  const outcome = saveCompany(world, { product, version, company }, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: progress(outcome.world, outcome.application), world: outcome.world };
};

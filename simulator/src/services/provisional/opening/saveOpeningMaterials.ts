import { saveMaterials } from '#simulator/world/opening/save.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const saveOpeningMaterials: Handler<'provisional', 'saveOpeningMaterials'> = (
  { productCode: product, version },
  { world, now },
) => {
  const outcome = saveMaterials(world, { product, version }, now);
  if ('refuse' in outcome) return refused(outcome);
  return { data: progress(outcome.world, outcome.application), world: outcome.world };
};

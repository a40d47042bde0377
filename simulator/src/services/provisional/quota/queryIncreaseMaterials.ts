import { hasFeature } from '#simulator/world/products.ts';
import { limitOf, materialsOf, upperLimit } from '#simulator/world/quota/increase.ts';
import { terms } from '#simulator/world/terms.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';

export const queryIncreaseMaterials: Handler<'provisional', 'queryIncreaseMaterials'> = (
  { productCode, method },
  { world },
) => {
  if (!hasFeature(productCode, 'increase')) return { refuse: 'ProductNotAllowed' };
  if (!world.increase.methods.includes(method)) return { refuse: 'IncreaseNotOffered' };
  return {
    data: {
      method,
      currentLimit: yuan(limitOf(world)),
      upperLimit: yuan(upperLimit(world, method)),
      materials: materialsOf(method).map(({ type, desc, min, max }) => ({
        materialType: type,
        desc,
        required: min > 0,
        minFiles: min,
        maxFiles: max,
      })),
      maxFileBytes: terms.maxFileBytes,
      fileTypes: ['image/png', 'image/jpeg', 'application/pdf'],
    },
  };
};

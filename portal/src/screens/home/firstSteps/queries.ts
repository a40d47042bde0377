import { queryOptions } from '@tanstack/react-query';
import { queryFirstSteps } from '#generated/provisional/operations/queryFirstSteps.ts';
import type { ProductCode } from '#portal/products/product.ts';

/** The first steps. Each visit requests them: the user may just have done one. */
export const firstStepsQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryFirstSteps', { productCode }],
    queryFn: ({ signal }) => queryFirstSteps({ productCode }, { signal }),
    refetchOnMount: 'always',
  });

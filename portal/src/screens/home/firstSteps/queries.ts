import { queryOptions } from '@tanstack/react-query';
import { queryFirstSteps } from '#generated/provisional/operations/queryFirstSteps.ts';
import type { ProductCode } from '#portal/products/product.ts';

/** Asked on every visit: the last step may have been done a moment ago. */
export const firstStepsQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryFirstSteps', { productCode }],
    queryFn: ({ signal }) => queryFirstSteps({ productCode }, { signal }),
    refetchOnMount: 'always',
  });

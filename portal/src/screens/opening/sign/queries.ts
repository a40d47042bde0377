import { queryOptions } from '@tanstack/react-query';
import { queryOpeningContracts } from '#generated/provisional/operations/queryOpeningContracts.ts';
import type { ProductCode } from '#portal/products/product.ts';

/** The contracts to sign now. */
export const contractsQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryOpeningContracts', { productCode }],
    queryFn: ({ signal }) => queryOpeningContracts({ productCode }, { silent: true, signal }),
  });

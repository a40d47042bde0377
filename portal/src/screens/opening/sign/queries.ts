import { queryOptions } from '@tanstack/react-query';
import { provisional } from '../../../api/clients.ts';
import type { ProductCode } from '../../../products/product.ts';

/** The contracts that are to be signed now. */
export const contractsQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryOpeningContracts', { productCode }],
    queryFn: ({ signal }) => provisional.queryOpeningContracts({ productCode }, { silent: true, signal }),
  });

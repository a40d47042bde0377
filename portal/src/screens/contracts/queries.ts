import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryServiceContracts } from '#generated/provisional/operations/queryServiceContracts.ts';
import type { ProductCode } from '../../products/product.ts';

export type ServiceContract = Outputs['queryServiceContracts']['list'][number];

/** All contracts. Tabs and search filter them in the browser. */
export const contractsQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryServiceContracts', { productCode }],
    queryFn: ({ signal }) => queryServiceContracts({ productCode }, { silent: true, signal }),
  });

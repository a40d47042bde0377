import { queryOptions } from '@tanstack/react-query';
import { queryPayOutlook } from '#generated/provisional/operations/queryPayOutlook.ts';
import type { ProductCode } from '../../products/product.ts';

export const payOutlookQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryPayOutlook', { productCode }],
    queryFn: ({ signal }) => queryPayOutlook({ productCode }, { silent: true, signal }),
  });

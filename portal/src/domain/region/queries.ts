import { queryOptions, skipToken } from '@tanstack/react-query';
import { queryRegions } from '#generated/provisional/operations/queryRegions.ts';
import type { ProductCode } from '../../products/product.ts';

/** The regions within one. @param parentCode empty for the provinces; absent while none is chosen above */
export const regionsQuery = (productCode: ProductCode, parentCode: string | undefined) => {
  const input = { productCode, ...(parentCode === '' || parentCode === undefined ? {} : { parentCode }) };
  return queryOptions({
    queryKey: ['provisional', 'queryRegions', { productCode, parentCode }],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      parentCode === undefined
        ? skipToken
        : async ({ signal }) => (await queryRegions(input, { silent: true, signal })).regions,
  });
};

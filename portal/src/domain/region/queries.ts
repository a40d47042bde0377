import { queryOptions, skipToken } from '@tanstack/react-query';
import { queryRegions } from '#generated/provisional/operations/queryRegions.ts';
import type { ProductCode } from '../../products/product.ts';

/** Regions within a parent. @param parentCode empty for the provinces; absent while no parent is chosen */
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

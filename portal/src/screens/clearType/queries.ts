import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClearTypeAccountPage } from '#generated/provisional/operations/queryClearTypeAccountPage.ts';
import { queryClearTypes } from '#generated/provisional/operations/queryClearTypes.ts';
import type { ProductCode } from '../../products/product.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';

const silent = { silent: true } as const;

/** Keys of the queries about clear types, which a change invalidates. */
export const clearTypeKeys = [
  ['provisional', 'queryClearTypes'],
  ['provisional', 'queryClearTypeAccountPage'],
] as const;

/** The clear type of an account and those to change to. @param jdpin login id; default: the user's own */
export const clearTypesQuery = (productCode: ProductCode, jdpin?: string) => {
  const input = { productCode, ...(jdpin === undefined ? {} : { jdpin }) };
  return queryOptions({
    queryKey: [...clearTypeKeys[0], input],
    queryFn: ({ signal }) => queryClearTypes(input, { ...silent, signal }),
  });
};

export const accountsQuery = (productCode: ProductCode, { pageNo, size }: PageRequest) => {
  const input = { productCode, pageNo, pageSize: size };
  return queryOptions({
    queryKey: [...clearTypeKeys[1], input],
    queryFn: ({ signal }) => queryClearTypeAccountPage(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

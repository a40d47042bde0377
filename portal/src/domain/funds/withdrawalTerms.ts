import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryWithdrawalTerms } from '#generated/provisional/operations/queryWithdrawalTerms.ts';
import type { ProductCode } from '../../products/product.ts';

export type Terms = Outputs['queryWithdrawalTerms'];

/** Cards, limits, fees and duration of a transfer out; with an amount also its cost. */
export const termsQuery = (productCode: ProductCode, accountNo: string, amount?: number) => {
  const input = { productCode, accountNo, ...(amount !== undefined && { amount }) };
  return queryOptions({
    queryKey: ['provisional', 'queryWithdrawalTerms', input],
    queryFn: ({ signal }) => queryWithdrawalTerms(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

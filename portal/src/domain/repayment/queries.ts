import { queryOptions } from '@tanstack/react-query';
import { queryRepayResult } from '#generated/provisional/operations/queryRepayResult.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import type { ProductCode } from '../../products/product.ts';

/** Polling interval in ms while a repayment is being processed. */
export const POLL_INTERVAL = 2000;

export const resultQuery = (
  productCode: ProductCode,
  by: { readonly repayNo?: string; readonly idempotencyKey?: string },
) => {
  const input = { productCode, ...by };
  return queryOptions({
    staleTime: 0,
    queryKey: ['provisional', 'queryRepayResult', input],
    queryFn: ({ signal }) => queryRepayResult(input, { silent: true, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === RepaymentStatus.Processing ? POLL_INTERVAL : false,
  });
};

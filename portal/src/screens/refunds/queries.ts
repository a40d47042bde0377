import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryRefundDetail } from '#generated/provisional/operations/queryRefundDetail.ts';
import { queryRefundPage } from '#generated/provisional/operations/queryRefundPage.ts';
import type { ProductCode } from '../../products/product.ts';

export type RefundsInput = Inputs['queryRefundPage'];
export type Refund = Outputs['queryRefundPage']['list'][number];
export type RefundDetail = Outputs['queryRefundDetail'];
export type Allocation = RefundDetail['allocations'][number];

export const refundsQuery = (input: RefundsInput) =>
  queryOptions({
    queryKey: ['provisional', 'queryRefundPage', input],
    queryFn: ({ signal }) => queryRefundPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

export const refundQuery = (productCode: ProductCode, refundNo: string) => {
  const input = { productCode, refundNo };
  return queryOptions({
    queryKey: ['provisional', 'queryRefundDetail', input],
    queryFn: ({ signal }) => queryRefundDetail(input, { silent: true, signal }),
  });
};

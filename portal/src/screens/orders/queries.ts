import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs } from '#generated/provisional/io.ts';
import { queryOrderDetail } from '#generated/provisional/operations/queryOrderDetail.ts';
import { queryOrderPage } from '#generated/provisional/operations/queryOrderPage.ts';
import { queryPaymentRecordPage } from '#generated/provisional/operations/queryPaymentRecordPage.ts';
import type { ProductCode } from '../../products/product.ts';

export type OrdersInput = Inputs['queryOrderPage'];
export type PaymentsInput = Inputs['queryPaymentRecordPage'];

export const ordersQuery = (input: OrdersInput) =>
  queryOptions({
    // prefetch.ts has requested it. After a failure the user has a retry button.
    retryOnMount: false,
    queryKey: ['provisional', 'queryOrderPage', input],
    queryFn: ({ signal }) => queryOrderPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (productCode: ProductCode, orderNo: string) => {
  const input = { productCode, orderNo };
  return queryOptions({
    queryKey: ['provisional', 'queryOrderDetail', input],
    queryFn: ({ signal }) => queryOrderDetail(input, { silent: true, signal }),
  });
};

export const paymentsQuery = (input: PaymentsInput) =>
  queryOptions({
    queryKey: ['provisional', 'queryPaymentRecordPage', input],
    queryFn: ({ signal }) => queryPaymentRecordPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

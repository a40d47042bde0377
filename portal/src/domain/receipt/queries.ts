import { queryOptions } from '@tanstack/react-query';
import { provisional } from '../../api/clients.ts';
import type { ProductCode } from '../../products/product.ts';

const silent = { silent: true } as const;

export const receiptQuery = (productCode: ProductCode, repayNo: string) =>
  queryOptions({
    queryKey: ['provisional', 'queryRepayReceipt', { productCode, repayNo }],
    queryFn: ({ signal }) => provisional.queryRepayReceipt({ productCode, repayNo }, { ...silent, signal }),
  });

export const statementQuery = (productCode: ProductCode, month: string) =>
  queryOptions({
    queryKey: ['provisional', 'queryMonthlyStatement', { productCode, month }],
    queryFn: ({ signal }) => provisional.queryMonthlyStatement({ productCode, month }, { ...silent, signal }),
  });

export const transferQuery = (productCode: ProductCode, repayNo: string) =>
  queryOptions({
    queryKey: ['provisional', 'queryTransferDetails', { productCode, repayNo }],
    queryFn: ({ signal }) =>
      provisional.queryTransferDetails({ productCode, repayNo }, { ...silent, signal }),
  });

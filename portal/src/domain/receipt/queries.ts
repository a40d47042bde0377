import { queryOptions } from '@tanstack/react-query';
import { queryAccountStatement } from '#generated/provisional/operations/queryAccountStatement.ts';
import { queryMonthlyStatement } from '#generated/provisional/operations/queryMonthlyStatement.ts';
import { queryRepayReceipt } from '#generated/provisional/operations/queryRepayReceipt.ts';
import { queryTransferDetails } from '#generated/provisional/operations/queryTransferDetails.ts';
import type { ProductCode } from '../../products/product.ts';

const silent = { silent: true } as const;

export const receiptQuery = (productCode: ProductCode, repayNo: string) =>
  queryOptions({
    queryKey: ['provisional', 'queryRepayReceipt', { productCode, repayNo }],
    queryFn: ({ signal }) => queryRepayReceipt({ productCode, repayNo }, { ...silent, signal }),
  });

export const statementQuery = (productCode: ProductCode, month: string) =>
  queryOptions({
    queryKey: ['provisional', 'queryMonthlyStatement', { productCode, month }],
    queryFn: ({ signal }) => queryMonthlyStatement({ productCode, month }, { ...silent, signal }),
  });

export const accountStatementQuery = (
  productCode: ProductCode,
  { from, to }: { readonly from: string; readonly to: string },
) =>
  queryOptions({
    queryKey: ['provisional', 'queryAccountStatement', { productCode, from, to }],
    queryFn: ({ signal }) => queryAccountStatement({ productCode, from, to }, { ...silent, signal }),
  });

export const transferQuery = (productCode: ProductCode, repayNo: string) =>
  queryOptions({
    queryKey: ['provisional', 'queryTransferDetails', { productCode, repayNo }],
    queryFn: ({ signal }) => queryTransferDetails({ productCode, repayNo }, { ...silent, signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryBalanceTransfer } from '#generated/provisional/operations/queryBalanceTransfer.ts';
import type { ProductCode } from '../../products/product.ts';

export type BalanceTransfer = Outputs['queryBalanceTransfer'];

/** A transfer, by its number or by the key of its submission. */
export const balanceTransferQuery = (
  productCode: ProductCode,
  by: { readonly balanceTransferNo?: string; readonly idempotencyKey?: string },
) => {
  const input = { productCode, ...by };
  return queryOptions({
    queryKey: ['provisional', 'queryBalanceTransfer', input],
    queryFn: ({ signal }) => queryBalanceTransfer(input, { silent: true, signal }),
    staleTime: 0,
  });
};

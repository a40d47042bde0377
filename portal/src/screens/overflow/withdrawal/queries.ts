import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryWithdrawal } from '#generated/provisional/operations/queryWithdrawal.ts';
import { WithdrawalStatus } from '#generated/shared/enums/WithdrawalStatus.ts';
import type { ProductCode } from '#portal/products/product.ts';

const silent = { silent: true } as const;

/** Milliseconds between two requests while a withdrawal is processed. */
const POLL_INTERVAL = 5000;

export type Withdrawal = Outputs['queryWithdrawal'];

/** A withdrawal, by its number or by the idempotency key of its submission; requested repeatedly while it is processed. */
export const withdrawalResultQuery = (
  productCode: ProductCode,
  by: { readonly withdrawalNo?: string; readonly idempotencyKey?: string },
) => {
  const input = { productCode, ...by };
  return queryOptions({
    queryKey: ['provisional', 'queryWithdrawal', input],
    queryFn: ({ signal }) => queryWithdrawal(input, { ...silent, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === WithdrawalStatus.Processing ? POLL_INTERVAL : false,
  });
};

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryClaim } from '#generated/provisional/operations/queryClaim.ts';
import { queryClaimPage } from '#generated/provisional/operations/queryClaimPage.ts';
import { queryIncomingTransfers } from '#generated/provisional/operations/queryIncomingTransfers.ts';
import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import type { ProductCode } from '#portal/products/product.ts';

const silent = { silent: true } as const;

/** Polling interval in ms while a claim is pending: the provider's clock ends it. */
const POLL_INTERVAL = 5000;

export type Claim = Outputs['queryClaim'];
export type Incoming = Outputs['queryIncomingTransfers'];
export type IncomingTransfer = Incoming['transfers'][number];
export type ClaimsInput = Omit<Inputs['queryClaimPage'], 'pageNo' | 'pageSize'>;

/** Incoming transfers that an account may claim. */
export const incomingQuery = (productCode: ProductCode, accountNo: string) => {
  const input = { productCode, accountNo };
  return queryOptions({
    queryKey: ['provisional', 'queryIncomingTransfers', input],
    queryFn: ({ signal }) => queryIncomingTransfers(input, { ...silent, signal }),
    staleTime: 0,
  });
};

/** The state of a claim, by its number or by the key of its submission. */
export const claimQuery = (
  productCode: ProductCode,
  by: { readonly claimNo?: string; readonly idempotencyKey?: string },
) => {
  const input = { productCode, ...by };
  return queryOptions({
    queryKey: ['provisional', 'queryClaim', input],
    queryFn: ({ signal }) => queryClaim(input, { ...silent, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === ClaimStatus.Processing ? POLL_INTERVAL : false),
  });
};

/** The claims of an account, newest first; polled while one is pending. */
export const claimsQuery = (input: Inputs['queryClaimPage']) =>
  queryOptions({
    queryKey: ['provisional', 'queryClaimPage', input],
    queryFn: ({ signal }) => queryClaimPage(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => status === ClaimStatus.Processing) ? POLL_INTERVAL : false,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { prepareRepay } from '#generated/provisional/operations/prepareRepay.ts';
import { trialRepay } from '#generated/provisional/operations/trialRepay.ts';
import type { ProductCode } from '../../products/product.ts';
import type { TrialInput } from './rules/initialTrial.ts';
import type { Choice } from './rules/targets.ts';

/** Debts change: a payment page requests the amounts each time. */
const alwaysStale = { staleTime: 0 } as const;
/**
 * For the page's first content. Its loader has just requested it (prefetch.ts), so the page does not repeat the request
 * when it mounts. After a failure the user has a retry button.
 */
export const requestedByLoader = { staleTime: 5_000, retryOnMount: false } as const;
/** Failures are shown in place. */
const silent = { silent: true } as const;

export const preparationQuery = (productCode: ProductCode, choice: Choice) => {
  const input = { productCode, ...choice };
  return queryOptions({
    ...alwaysStale,
    queryKey: ['provisional', 'prepareRepay', input],
    // With its choice: while another choice loads, the old form stays and needs its own.
    queryFn: async ({ signal }) => ({
      choice,
      preparation: await prepareRepay(input, { ...silent, signal }),
    }),
    placeholderData: keepPreviousData,
  });
};

export const trialQuery = (productCode: ProductCode, { choice, amount, owed, couponId }: TrialInput) => {
  const input = { productCode, ...choice, amount, owed, ...(couponId !== undefined && { couponId }) };
  return queryOptions({
    ...alwaysStale,
    queryKey: ['provisional', 'trialRepay', input],
    queryFn: ({ signal }) => trialRepay(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

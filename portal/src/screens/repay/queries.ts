import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { prepareRepay } from '#generated/provisional/operations/prepareRepay.ts';
import { trialRepay } from '#generated/provisional/operations/trialRepay.ts';
import type { ProductCode } from '../../products/product.ts';
import type { TrialInput } from './rules/initialTrial.ts';
import type { Choice } from './rules/targets.ts';

/** Debts change: a payment page never shows stale amounts. */
const always = { staleTime: 0 } as const;
/** For the page's first content: its loader has just requested it (prefetch.ts), and failures have a retry button. */
export const requestedByLoader = { staleTime: 5_000, retryOnMount: false } as const;
/** Failures are shown in place. */
const silent = { silent: true } as const;

export const preparationQuery = (productCode: ProductCode, choice: Choice) => {
  const input = { productCode, ...choice };
  return queryOptions({
    ...always,
    queryKey: ['provisional', 'prepareRepay', input],
    // Returned with its choice: while another one loads, this form stays.
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
    ...always,
    queryKey: ['provisional', 'trialRepay', input],
    queryFn: ({ signal }) => trialRepay(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

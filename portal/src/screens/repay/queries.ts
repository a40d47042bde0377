import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { prepareRepay } from '#generated/provisional/operations/prepareRepay.ts';
import { trialRepay } from '#generated/provisional/operations/trialRepay.ts';
import type { ProductCode } from '../../products/product.ts';
import type { Wish } from './rules/firstWish.ts';
import type { Choice } from './rules/targets.ts';

/** Amounts of debts move: a page that asks to pay them never shows yesterday's. */
const always = { staleTime: 0 } as const;
/** For what the page draws first: its loader has asked a moment ago (prefetch.ts), and for what failed there is a button. */
export const justAsked = { staleTime: 5_000, retryOnMount: false } as const;
/** Failures are shown in place. */
const silent = { silent: true } as const;

export const preparationQuery = (productCode: ProductCode, choice: Choice) => {
  const input = { productCode, ...choice };
  return queryOptions({
    ...always,
    queryKey: ['provisional', 'prepareRepay', input],
    // With its choice: while another one loads, the form of this one stays.
    queryFn: async ({ signal }) => ({
      choice,
      preparation: await prepareRepay(input, { ...silent, signal }),
    }),
    placeholderData: keepPreviousData,
  });
};

export const trialQuery = (productCode: ProductCode, { choice, amount, owed, couponId }: Wish) => {
  const input = { productCode, ...choice, amount, owed, ...(couponId !== undefined && { couponId }) };
  return queryOptions({
    ...always,
    queryKey: ['provisional', 'trialRepay', input],
    queryFn: ({ signal }) => trialRepay(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

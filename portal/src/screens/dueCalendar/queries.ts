import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryCalendarSubscription } from '#generated/provisional/operations/queryCalendarSubscription.ts';
import { queryDueMonth } from '#generated/provisional/operations/queryDueMonth.ts';
import type { ProductCode } from '../../products/product.ts';

export type DueMonth = Outputs['queryDueMonth'];
export type DueDay = DueMonth['days'][number];
export type DueBill = DueDay['bills'][number];

export const dueMonthQuery = (productCode: ProductCode, month: string) =>
  queryOptions({
    // The loader has requested it. After a failure the user has a retry button.
    retryOnMount: false,
    queryKey: ['provisional', 'queryDueMonth', { productCode, month }],
    queryFn: ({ signal }) => queryDueMonth({ productCode, month }, { silent: true, signal }),
  });

export const subscriptionQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryCalendarSubscription', { productCode }],
    queryFn: ({ signal }) => queryCalendarSubscription({ productCode }, { silent: true, signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { queryCompanyLevelMedals } from '#generated/standard/operations/queryCompanyLevelMedals.ts';
import { queryCompanyLevelProgress } from '#generated/standard/operations/queryCompanyLevelProgress.ts';
import { dataOf } from '../../api/tolerated.ts';
import type { ProductCode } from '../../products/product.ts';

/** The home's loader has requested it: a card that mounts after a failure shows the failure without a retry. */
const requestedByHome = { retryOnMount: false } as const;

export const levelQuery = (productCode: ProductCode) =>
  queryOptions({
    ...requestedByHome,
    queryKey: ['standard', 'queryCompanyLevelProgress', { productCode }],
    queryFn: ({ signal }) => dataOf(queryCompanyLevelProgress({ productCode }, { signal })),
  });

export const medalsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...requestedByHome,
    queryKey: ['standard', 'queryCompanyLevelMedals', { productCode }],
    queryFn: ({ signal }) => dataOf(queryCompanyLevelMedals({ productCode }, { silent: true, signal })),
  });

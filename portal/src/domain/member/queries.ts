import { queryOptions } from '@tanstack/react-query';
import { standard } from '../../api/clients.ts';
import { dataOf } from '../../api/tolerated.ts';
import type { ProductCode } from '../../products/product.ts';

/** The home's loader has asked already: a card that mounts after a failure shows it and does not ask again by itself. */
const started = { retryOnMount: false } as const;

export const levelQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['standard', 'queryCompanyLevelProgress', { productCode }],
    queryFn: ({ signal }) => dataOf(standard.queryCompanyLevelProgress({ productCode }, { signal })),
  });

export const medalsQuery = (productCode: ProductCode) =>
  queryOptions({
    ...started,
    queryKey: ['standard', 'queryCompanyLevelMedals', { productCode }],
    queryFn: ({ signal }) =>
      dataOf(standard.queryCompanyLevelMedals({ productCode }, { silent: true, signal })),
  });

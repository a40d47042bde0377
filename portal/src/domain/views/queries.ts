import { queryOptions } from '@tanstack/react-query';
import { querySavedViews } from '#generated/provisional/operations/querySavedViews.ts';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import type { ProductCode } from '#portal/products/product.ts';

/** The views that this account keeps for a list, and those that its parent shares. */
export const viewsQuery = (productCode: ProductCode, place: ViewPlace) => {
  const input = { productCode, place };
  return queryOptions({
    queryKey: ['provisional', 'querySavedViews', input],
    queryFn: ({ signal }) => querySavedViews(input, { silent: true, signal }),
  });
};

import { queryOptions } from '@tanstack/react-query';
import { queryOpening } from '#generated/provisional/operations/queryOpening.ts';
import type { ProductCode } from '../../products/product.ts';

/** How often a page looks for what happens elsewhere, in ms. */
export const LOOK_EVERY = 5000;

/** All that the provider says about opening a product: every page of the way reads this one answer. */
export const openingQuery = (productCode: ProductCode, from?: string) => {
  const input = { productCode, ...(from === undefined ? {} : { from }) };
  return queryOptions({
    queryKey: ['provisional', 'queryOpening', input],
    queryFn: ({ signal }) => queryOpening(input, { silent: true, signal }),
  });
};

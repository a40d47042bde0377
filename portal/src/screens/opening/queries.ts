import { queryOptions } from '@tanstack/react-query';
import { queryOpening } from '#generated/provisional/operations/queryOpening.ts';
import type { ProductCode } from '../../products/product.ts';

/** Milliseconds between two requests while the page waits for a change made elsewhere. */
export const POLL_INTERVAL = 5000;

/** The provider's data on opening a product. All pages of the opening read this response, except the one without a login. @param from channel of the opening */
export const openingQuery = (productCode: ProductCode, from?: string) => {
  const input = { productCode, ...(from === undefined ? {} : { from }) };
  return queryOptions({
    queryKey: ['provisional', 'queryOpening', input],
    queryFn: ({ signal }) => queryOpening(input, { silent: true, signal }),
  });
};

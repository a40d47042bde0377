import { queryOpenProductsAndUnPayStatus } from '#generated/legacy/operations/queryOpenProductsAndUnPayStatus.ts';
import { debounce } from '../api/debounce.ts';
import { queryClient } from '../api/queryClient.ts';
import { productListQuery } from './queries.ts';

/** Refetches the products' state for the user: its failure shows, unlike at the start. */
async function refresh(): Promise<void> {
  const { queryKey } = productListQuery();
  // The policy of the operation has shown a failure; the previous list stays.
  await queryClient
    .fetchQuery({ queryKey, queryFn: () => queryOpenProductsAndUnPayStatus({}), staleTime: 0 })
    .catch(() => undefined);
}

/** Debounced by 300 ms: several requests in a row are one. 1 §9 */
export const refreshProductList = debounce(() => void refresh());

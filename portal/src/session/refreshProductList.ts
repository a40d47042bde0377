import { queryOpenProductsAndUnPayStatus } from '#generated/legacy/operations/queryOpenProductsAndUnPayStatus.ts';
import { debounce } from '../api/debounce.ts';
import { queryClient } from '../api/queryClient.ts';
import { productListQuery } from './queries.ts';

/** The user asks for the products' state anew: its failure is told, unlike the one at start. */
async function refresh(): Promise<void> {
  const { queryKey } = productListQuery();
  // A failure has been told by its policy; the list of before stays.
  await queryClient
    .fetchQuery({ queryKey, queryFn: () => queryOpenProductsAndUnPayStatus({}), staleTime: 0 })
    .catch(() => undefined);
}

/** Debounced by 300 ms: several wishes in a row are one request. 1 §9 */
export const refreshProductList = debounce(() => void refresh());

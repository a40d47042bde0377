import { queryOpenProductsAndUnPayStatus } from '#generated/legacy/operations/queryOpenProductsAndUnPayStatus.ts';
import { debounce } from '../api/debounce.ts';
import { queryClient } from '../api/queryClient.ts';
import { productListQuery } from './queries.ts';

/** Refetches the user's products. A failure shows, unlike that of the first request. */
async function refresh(): Promise<void> {
  const { queryKey } = productListQuery();
  // A failure is already shown by its policy; the previous list stays.
  await queryClient
    .fetchQuery({ queryKey, queryFn: () => queryOpenProductsAndUnPayStatus({}), staleTime: 0 })
    .catch(() => undefined);
}

/** Debounced by 300 ms: several requests in a row are one. 1 §9 */
export const refreshProductList = debounce(() => void refresh());

import { crumbTo } from '../paths.ts';
import { bookPagesOf } from '../products/bookPages.ts';
import { useProduct } from './useProduct.ts';

/** The bill list as the page above, where the product has one: its home lists the bills elsewhere. */
export function useBillsCrumb(): ReturnType<typeof crumbTo> | undefined {
  const { bills } = bookPagesOf(useProduct());
  return bills && crumbTo(bills());
}

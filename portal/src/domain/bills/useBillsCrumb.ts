import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { crumbTo, type CrumbLink } from '../page/crumbTo.ts';

/** The bill list as the parent page, where the product has one: other products list the bills on their home. */
export function useBillsCrumb(): CrumbLink | undefined {
  const { bills } = bookPagesOf(useProduct());
  return bills && crumbTo(bills());
}

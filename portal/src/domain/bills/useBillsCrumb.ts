import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { crumbTo, type CrumbLink } from '../page/crumbTo.ts';

/** The bill list as the page above, where the product has one: its home lists the bills elsewhere. */
export function useBillsCrumb(): CrumbLink | undefined {
  const { bills } = bookPagesOf(useProduct());
  return bills && crumbTo(bills());
}

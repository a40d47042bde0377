import { useProduct } from './useProduct.ts';
import { bookPagesOf } from '../products/bookPages.ts';

/** The bill list as the page above, where the product has one: its home lists the bills elsewhere. */
export function useBillsCrumb(title: string): { readonly title: string; readonly to: string } | undefined {
  const { bills } = bookPagesOf(useProduct());
  return bills && { title, to: bills() };
}

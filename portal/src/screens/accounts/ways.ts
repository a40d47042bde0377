import { paths } from '../../paths.ts';
import type { Product } from '../../products/product.ts';

type Family = Pick<Product, 'factoring'>;

/** Where accounts are added on pages of their own; the other families add them beside the list. 1 §2 */
export const addPagesOf = ({ factoring }: Family) =>
  factoring ? { add: paths.factoringAccountAddSingle(), batch: paths.factoringAccountAdd() } : undefined;

import { paths } from '../../paths.ts';
import type { Product } from '../../products/product.ts';

type Family = Pick<Product, 'factoring'>;

/** Pages for adding accounts, in families that have them; the others use a drawer. 1 §2 */
export const addPagesOf = ({ factoring }: Family) =>
  factoring ? { add: paths.factoringAccountAddSingle(), batch: paths.factoringAccountAdd() } : undefined;

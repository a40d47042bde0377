import { paths } from '../../paths.ts';
import { isFactoring } from '../../products/factoring.ts';
import type { Product } from '../../products/product.ts';

/** Pages for adding accounts. @returns undefined for products that use a drawer. 1 §2 */
export const addPagesOf = (product: Pick<Product, 'type'>) =>
  isFactoring(product)
    ? { add: paths.factoringAccountAddSingle(), batch: paths.factoringAccountAdd() }
    : undefined;

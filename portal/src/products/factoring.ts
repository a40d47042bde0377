import type { Product } from './product.ts';

/** Products of the factoring business: 12023 and 12037. 1 §1 */
export const isFactoring = (product: Pick<Product, 'type'> | undefined): boolean =>
  product?.type === 'baolibiaopin';

import type { Product, ProductType } from './product.ts';

/** Where the opened user of each product is at home. Platform products only have the landing. 1 §2 */
const homes: Readonly<Record<ProductType, string>> = {
  company: '/company/index',
  fenxiao: '/fenxiao/index',
  yipanhuo: '/yipanhuo/index',
  yaojingcaiPop: '/yaojingcai/open/index',
  baolibiaopin: '/baolibiaopin/index',
  platform: '/company/landing',
};

export const homeOf = (product: Pick<Product, 'type'> | undefined): string =>
  product?.type === undefined ? '/company/landing' : homes[product.type];

/** xchf is asked first: 12037 carries both flags. decisions.md 23 */
export function landingOf(product: Pick<Product, 'factoring' | 'flags'> | undefined): string {
  if (product?.flags.xchf) return '/xchf/landing';
  if (product?.factoring) return '/baolibiaopin/landing';
  return '/company/landing';
}

import { menus } from './menus.ts';
import type { Product } from './product.ts';

/** Offers and benefits (member level, savings, coupons) belong to products whose menu has that group. 1 §2 */
export const hasBenefits = ({ code }: Pick<Product, 'code'>): boolean =>
  (menus[code]?.benefit.length ?? 0) > 0;

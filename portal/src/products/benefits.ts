import { catalogue } from './catalogue.ts';
import type { Product } from './product.ts';

/** A product has offers and benefits (member level, savings, coupons) if its menu has that group. 1 §2 */
export const hasBenefits = ({ code }: Pick<Product, 'code'>): boolean =>
  (catalogue[code].menu?.benefit.length ?? 0) > 0;

import { paths } from '../paths.ts';
import type { Product } from './product.ts';

/** The mall in which the product's enterprise accounts buy. Other products buy outside the portal. */
export const mallPageOf = ({ opening }: Pick<Product, 'opening'>): string | undefined =>
  opening === 'enterprise-account' ? paths.enterprisePurchase() : undefined;

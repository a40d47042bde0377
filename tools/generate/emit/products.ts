import { featuresOf, type ProductTable } from '../derive/productLists.ts';
import { banner, literal } from './banner.ts';

/** generated/shared/products.ts: what the provider does for each product. */
export const emitProducts = (table: ProductTable): string =>
  `${banner}import type { ProductCode } from './enums/ProductCode.ts';

export type ProductFeature =
${featuresOf(table)
  .map((feature) => `  | '${feature}'`)
  .join('\n')};

/** Features that the provider offers for each product. It refuses calls for products without the feature. */
export const productFeatures: Readonly<Record<ProductCode, readonly ProductFeature[]>> = ${literal(table)};
`;

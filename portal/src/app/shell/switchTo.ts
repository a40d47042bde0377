import type { ProductCode } from '../../products/product.ts';

/** The product's home by way of the root, which asks the guard. A page load of its own: the session is another. */
export const switchTo = (code: ProductCode): string =>
  `/front/?${new URLSearchParams({ productCode: code }).toString()}`;

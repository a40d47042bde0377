import { paths } from '../../paths.ts';
import type { ProductCode } from '../../products/product.ts';
import { BASENAME } from '../basename.ts';

/** The product's home by way of the root, which asks the guard. A page load of its own: the session is another. */
export const switchTo = (productCode: ProductCode): string => BASENAME + paths.root({ productCode });

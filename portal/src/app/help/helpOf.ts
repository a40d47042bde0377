import { paths } from '../../paths.ts';
import { isFactoring } from '../../products/factoring.ts';
import type { Product } from '../../products/product.ts';
import { factoringHelp, helpCentre } from '../../screens/help/content/sites.ts';

/** The help centre of a product, and its first page. */
export const helpOf = (product: Product | undefined) =>
  isFactoring(product)
    ? { site: factoringHelp, root: paths.factoringHelp() }
    : { site: helpCentre, root: paths.help() };

import { catalogue } from '../../products/catalogue.ts';
import { landingOf } from '../../products/homes.ts';
import type { Product, ProductCode, ProductGroup } from '../../products/product.ts';

/** Groups of the other-products dropdown, in the order of 1 §2; the specification gives only the group names. */
const productGroups: Readonly<Record<ProductGroup, string>> = {
  creditLoan: '信用贷款',
  prepaid: '预付融资',
  receivable: '应收融资',
  movable: '动产融资',
  bill: '票据融资',
  leasing: '融资租赁',
};

export interface ProductLink {
  readonly code: ProductCode;
  readonly name: string;
  readonly to: string;
}

/** `stay=1`: an opened user may view a landing page opened by these links (docs/decisions/0209). */
const linkTo = (product: Product): ProductLink => ({
  code: product.code,
  name: product.name,
  to: landingOf(product, { productCode: product.code, stay: '1' }),
});

const placeOf = (product: Product): number => product.otherProducts?.place ?? 0;

const linksOf = (group: ProductGroup): ProductLink[] =>
  Object.values(catalogue)
    .filter((product) => product.otherProducts?.group === group)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(linkTo);

export const otherProducts = (Object.keys(productGroups) as ProductGroup[]).map((group) => ({
  title: productGroups[group],
  links: linksOf(group),
}));

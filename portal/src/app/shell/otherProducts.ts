import { catalogue } from '../../products/catalogue.ts';
import { landingOf } from '../../products/homes.ts';
import type { ProductCode } from '../../products/product.ts';

/** Groups of the other-products dropdown, in the order of 1 §2. */
const productGroups = {
  creditLoan: '信用贷款',
  prepaid: '预付融资',
  receivable: '应收融资',
  movable: '动产融资',
  bill: '票据融资',
  leasing: '融资租赁',
} as const;

/** Our products by group; the provider gives only the group names. 1 §2 */
const members: Readonly<Record<keyof typeof productGroups, readonly ProductCode[]>> = {
  creditLoan: ['12003', '12010', '12025', '12008'],
  prepaid: ['12037'],
  receivable: ['12023'],
  movable: [],
  bill: [],
  leasing: [],
};

export interface ProductLink {
  readonly code: ProductCode;
  readonly name: string;
  readonly to: string;
}

/** `stay=1`: an opened user may view a landing page opened by these links (docs/decisions/0209). */
const linkTo = (code: ProductCode): ProductLink => {
  const product = catalogue[code];
  return {
    code,
    name: product.name,
    to: landingOf(product, { productCode: code, stay: '1' }),
  };
};

export const otherProducts = (Object.keys(productGroups) as (keyof typeof productGroups)[]).map((group) => ({
  title: productGroups[group],
  links: members[group].map(linkTo),
}));

import { paths } from '../paths.ts';
import { catalogue } from './catalogue.ts';
import type { Product, ProductCode, ProductType } from './product.ts';

/** Home page of each product for a user who has opened it. Platform products only have the landing. 1 §2 */
const homes: Readonly<Record<ProductType, string>> = {
  company: paths.companyIndex(),
  fenxiao: paths.fenxiaoIndex(),
  yipanhuo: paths.yipanhuoIndex(),
  yaojingcaiPop: paths.pharmacyOpen(),
  baolibiaopin: paths.factoringIndex(),
  platform: paths.companyLanding(),
};

export const homeOf = (product: Pick<Product, 'type'> | undefined): string =>
  product?.type === undefined ? paths.companyLanding() : homes[product.type];

const landings: Readonly<Record<Product['landing'], typeof paths.companyLanding>> = {
  company: paths.companyLanding,
  factoring: paths.factoringLanding,
  xchf: paths.xchfLanding,
};

/** Returns the landing of a product; the company's without a product. docs/decisions/0223 */
export const landingOf = (
  product: Pick<Product, 'landing'> | undefined,
  query?: { readonly productCode?: ProductCode; readonly stay?: '1' },
): string => landings[product?.landing ?? 'company'](query);

/** Landings that belong to a single product, by path. The path then names the product. */
const ownLandings: ReadonlyMap<string, ProductCode> = new Map(
  Object.values(catalogue)
    .filter(({ landing }) => landing !== 'company')
    .map((product) => [landingOf(product), product.code]),
);

export const productOfLanding = (path: string): ProductCode | undefined => ownLandings.get(path);

/** Family whose opening pages a product type uses: `fenxiao` and `yipanhuo` have none of their own. 1 §2 */
const openers: Readonly<Record<ProductType, Exclude<ProductType, 'platform'> | undefined>> = {
  company: 'company',
  fenxiao: 'company',
  yipanhuo: 'company',
  yaojingcaiPop: 'yaojingcaiPop',
  baolibiaopin: 'baolibiaopin',
  platform: undefined,
};

export const openingRoleOf = (product: Pick<Product, 'type'> | undefined) =>
  product?.type === undefined ? undefined : openers[product.type];

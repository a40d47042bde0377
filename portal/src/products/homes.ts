import { paths } from '../paths.ts';
import type { Product, ProductCode, ProductType } from './product.ts';

/** Where the opened user of each product is at home. Platform products only have the landing. 1 §2 */
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

/** xchf is asked first: 12037 carries both flags. docs/decisions/0223 */
export function landingOf(
  product: Pick<Product, 'factoring' | 'flags'> | undefined,
  query?: { readonly productCode?: ProductCode; readonly stay?: '1' },
): string {
  if (product?.flags.xchf) return paths.xchfLanding(query);
  if (product?.factoring) return paths.factoringLanding(query);
  return paths.companyLanding(query);
}

/** The factoring landings are of one product each: their address names it, as the query does elsewhere. */
const ownLandings: ReadonlyMap<string, ProductCode> = new Map([
  [paths.xchfLanding(), '12037'],
  [paths.factoringLanding(), '12023'],
]);

export const productOfLanding = (path: string): ProductCode | undefined => ownLandings.get(path);

/** Whose opening pages each kind of product is opened by: distribution and used-goods trade have none. 1 §2 */
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

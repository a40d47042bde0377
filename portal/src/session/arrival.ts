import { pathOf, setTabProduct } from '../api/tabProduct.ts';
import { paths } from '../paths.ts';
import { isProductCode, productFor } from '../products/catalogue.ts';
import { landingOf, productOfLanding } from '../products/homes.ts';
import type { ProductCode } from '../products/product.ts';
import { codeOfProductWord } from '../products/queryValues.ts';
import { keptInTab } from '../storage/storage.ts';
import { keepArrival, type Kept } from './keys.ts';

/** How the user came in: what the URL asks for and what the tab remembers. */
export interface Arrival extends Kept {
  /** What the address itself names, whether it exists or not. */
  readonly named: string | undefined;
  /** The product asked for; undefined when none was, or none that exists. */
  readonly askedProduct: ProductCode | undefined;
  /** No address names the product: the tab remembers it. */
  readonly fromMemory: boolean;
  /** The address of this load says the word of a blue product: the theme is blue whatever product is shown. docs/decisions/0215 */
  readonly asksBlue: boolean;
  /** A product was asked for that does not exist. 1 §2, "Missing product" */
  readonly unknownProduct: boolean;
}

/** Where the tab keeps the product that it shows. docs/decisions/0235 */
const TAB_PRODUCT = 'productCode';

const codeOf = (said: string | null | undefined): ProductCode | undefined =>
  isProductCode(said) ? said : codeOfProductWord(said);

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What the tab remembers, but on the company's landing no product that has a landing of its own. */
function remembered(storage: TabStorage, path: string): ProductCode | undefined {
  const code = codeOf(storage.getItem(TAB_PRODUCT)) ?? codeOf(storage.getItem('product'));
  const elsewhere = path === paths.companyLanding() && landingOf(productFor(code)) !== path;
  return elsewhere ? undefined : code;
}

/** The existing product that an address names: productCode over product (open point ns-session-priority). */
const knownProduct = (query: URLSearchParams, path: string): ProductCode | undefined =>
  codeOf(query.get('productCode')) ?? codeOf(query.get('product')) ?? productOfLanding(path);

/** A product code that the address names and that does not exist. */
function unknownCode(query: URLSearchParams): string | undefined {
  const code = query.get('productCode');
  return code === null || code === '' || isProductCode(code) ? undefined : code;
}

/** What an address names as its product, whether that exists or not. @param path without the base */
export const productNamed = (query: URLSearchParams, path: string): string | undefined =>
  unknownCode(query) ?? knownProduct(query, path);

/** Query over session (open point ns-session-priority). @param path without the base */
export function arrivalOf(query: URLSearchParams, storage: TabStorage, path = '/'): Arrival {
  const known = knownProduct(query, path);
  const askedProduct = known ?? remembered(storage, path);
  if (askedProduct !== undefined) storage.setItem(TAB_PRODUCT, askedProduct);
  return {
    ...keepArrival(query, storage),
    named: productNamed(query, path),
    askedProduct,
    fromMemory: known === undefined,
    asksBlue: productFor(codeOfProductWord(query.get('product')))?.theme === 'blue',
    unknownProduct: unknownCode(query) !== undefined,
  };
}

let arrival: Arrival | undefined;

/** Read once per page load, before the first route is asked for: later in-app links do not carry it on. */
export function currentArrival(): Arrival {
  if (arrival === undefined) {
    const { pathname, search } = globalThis.location;
    arrival = arrivalOf(new URLSearchParams(search), keptInTab, pathOf(pathname));
    setTabProduct(arrival.askedProduct, productOfLanding);
  }
  return arrival;
}

/** A choice that is not this user's is not kept: the provider is asked for the product. */
export function forgetTabProduct(): void {
  setTabProduct(undefined);
  keptInTab.removeItem(TAB_PRODUCT);
}
